import type {Questions} from './question';

export const media: Questions = {
  'Where does Microsoft publish the hash of a Windows image?': {
    issues: {
      'ElliotKillick/Mido': [10],
      'pbatard/rufus': [2484],
      'Phaeilo/bootloader-crimes': [7],
    },
    at: '/genuine-installation-media#find-the-hash',
    facts: [
      'Verify your download',
      'Microsoft publishes hashes for current releases only',
    ],
  },
  'Why does certutil print another hash than the one published?': {
    issues: {'MiKTeX/miktex': [1078]},
    at: '/genuine-installation-media#hash-with-powershell',
    facts: ['always add SHA256 at the end'],
  },
  'How do I check an Office download?': {
    issues: {'MicrosoftDocs/OfficeDocs-OfficeUpdates': [225]},
    at: '/genuine-installation-media#check-office',
    facts: ['Digital Signatures', 'Microsoft Corporation'],
  },
  'What is the difference between the Media Creation Tool and the ISO?': {
    issues: {'pbatard/rufus': [2172, 986]},
    at: '/windows_10_links#tool-or-iso',
    facts: ['no hash list can match it', 'A choice of ISO images'],
  },
  'Can I trust a slimmed image?': {
    issues: {
      'ntdevlabs/tiny11builder': [583],
      'ChrisTitusTech/winutil': [3146],
    },
    at: '/genuine-installation-media#what-genuine-means',
    facts: ['slimmed', 'nobody can say what else changed'],
  },
  'Where can I still download Windows 7?': {
    issues: {'pbatard/Fido': [64], 'pbatard/rufus': [2222]},
    at: '/windows_7_links#routes',
    facts: ['Recovery partition', 'None of these routes is a download'],
  },
  'Where can I still download Windows 8.1?': {
    issues: {'pbatard/rufus': [2512]},
    at: '/windows_8.1_links#official-sources',
    facts: ['the download has been withdrawn'],
  },
  'Where do I get an older release of Windows 10 or 11?': {
    issues: {'pbatard/rufus': [2256, 2484, 2222, 2251]},
    at: '/windows_11_links#which-release',
    facts: [
      'offers one release, usually the newest',
      'An older release of Windows 10 or 11',
      'Visual Studio subscription',
      'volume customers find the newest releases and some older ones',
    ],
  },
  "Microsoft's download page refuses my request. What can I do?": {
    issues: {'pbatard/rufus': [2915], 'gravesoft/msdl': [18]},
    at: '/genuine-installation-media#if-it-does-not-work',
    facts: ['715-123130', 'Turn off your VPN', 'no download options'],
  },
  'Where is the official Windows 11 image for Arm?': {
    issues: {
      'AmpereComputing/Windows-11-On-Ampere': [6],
      'Parallels/packer-examples': [5],
      'utmapp/mac.getutm.app': [20],
    },
    at: '/windows_arm_links',
    facts: ['Windows 11 (multi-edition ISO for Arm64)'],
  },
  'Does an ordinary key work for Windows on Arm?': {
    issues: {'ChrisTitusTech/winutil': [3146]},
    at: '/windows_arm_links#editions-inside',
    facts: ['a Pro key is not tied to the processor type'],
  },
  'Where do I get an image of Windows Enterprise?': {
    issues: {'MicrosoftDocs/OfficeDocs-SkypeForBusiness': [10344]},
    at: '/windows_11_links#editions-inside',
    facts: [
      'Volume licensing, subscription activation on Pro, or the Evaluation Center',
    ],
  },
  'Which requirement of Windows 11 does my PC not meet?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [9733, 9727, 11672]},
    at: '/windows10_eol#upgrade-checks',
    facts: [
      'Get-Tpm',
      "Microsoft's list of supported processors",
      'PC Health Check',
    ],
  },
  'Does Secure Boot have to be on for Windows 11?': {
    issues: {'ByteJammer/Win11RCT': [1]},
    at: '/windows10_eol#upgrade-checks',
    facts: ['the PC only has to support Secure Boot'],
  },
  'SetupComplete.cmd does not run. Why?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1242, 1437, 1339],
      'ventoy/Ventoy': [647],
    },
    at: '/oem-folder#when-it-is-skipped',
    facts: [
      'disabled when an OEM product key is used',
      'except on Enterprise editions and Windows Server',
    ],
  },
  'Setup ignores my $OEM$ folder. Why?': {
    issues: {
      'cschneegans/unattend-generator': [263],
      'massgravel/Microsoft-Activation-Scripts': [1242],
    },
    at: '/oem-folder#what-it-does',
    facts: [
      'distribution shares and configuration sets',
      'Previous Version of Setup',
    ],
  },
  'SetupComplete.cmd stops after it has started another script. Why?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [501]},
    at: '/oem-folder#write-setupcomplete',
    facts: ['Start another batch file with call'],
  },
  'How do I let Setup use the firmware key with an answer file?': {
    issues: {'cschneegans/unattend-generator': [158, 359]},
    at: '/oem-folder#answer-file',
    facts: [
      'leave ProductKey out of UserData',
      'does not support empty elements',
    ],
  },
  'The hash of my ISO differs since I made a USB drive from it. Why?': {
    issues: {'slacka/WoeUSB': [34]},
    at: '/genuine-installation-media#check-a-file',
    facts: ['Some USB tools change the file'],
  },
  'Setup asks for the account of a company. Is my ISO genuine?': {
    issues: {'quickemu-project/quickemu': [494]},
    at: '/genuine-installation-media#if-it-does-not-work',
    facts: ['Windows Autopilot', "The ISO isn't the cause"],
  },
  'My list has a SHA-256 but no SHA-1. Is the image wrong?': {
    issues: {'Botspot/wor-flasher': [184]},
    at: '/genuine-installation-media#find-the-hash',
    facts: ['a SHA-256 has 64 characters', 'a SHA-1 has 40'],
  },
  'Which index or number in the image is my edition?': {
    issues: {'ntdevlabs/tiny11builder': [70]},
    at: '/genuine-installation-media#list-editions',
    facts: ['dism /Get-WimInfo', 'the edition you have a license for'],
  },
  'The Media Creation Tool closes immediately. What helps?': {
    issues: {'builtbybel/FlyOOBE': [362]},
    at: '/windows_11_links#if-it-does-not-work',
    facts: ['closes at once', 'take the ISO'],
  },
  'Is there an LTSC of Windows 11 25H2?': {
    issues: {'massgravel/massgrave.dev': [58]},
    at: '/windows_ltsc_links#releases',
    facts: ['25H2 has none'],
  },
  'How do I install Microsoft Store on LTSC?': {
    issues: {
      'IceLoveYer/LTSC-Add-MicrosoftStore': [2],
      'kkkgo/LTSC-Add-MicrosoftStore': [31],
    },
    at: '/windows_ltsc_links#before-you-choose',
    facts: ['wsreset -i'],
  },
  'Rufus says that the bootloader is revoked. Is the official image bad?': {
    issues: {
      'pbatard/rufus': [2697, 2594, 2617, 2663],
      'massgravel/massgrave.dev': [80],
    },
    at: '/genuine-installation-media#if-it-does-not-work',
    facts: ['a bootloader is revoked', "isn't a sign of a changed file"],
  },
  'Does an unsupported PC get updates of Windows 11?': {
    issues: {'pbatard/rufus': [1978]},
    at: '/windows10_eol#upgrade-checks',
    facts: ["doesn't promise updates"],
  },
  'Windows XP keeps asking for activation, or says that its key is blocked. What now?':
    {
      issues: {
        'xdissent/ievms': [225],
        'LegacyUpdate/LegacyUpdate': [275],
      },
      at: '/windows_xp_links#asks-again',
      facts: ['Blocked VLK', 'Activate before they end', 'test images'],
    },
  'Windows Setup on a Mac with Apple silicon asks for a product key, or refuses mine. What now?':
    {
      issues: {
        'utmapp/UTM': [6998, 5560],
        'ChrisTitusTech/winutil': [3146],
      },
      at: '/windows_arm_links#setup-key',
      facts: [
        "I don't have a product key",
        "Take Microsoft's ISO as it is",
        '0xC0000428',
      ],
    },
  'My installation stick does not start, or stops with 0xC0000428. Is the ISO bad?':
    {
      issues: {'pbatard/rufus': [2919], 'ventoy/Ventoy': [161]},
      at: '/genuine-installation-media#usb-does-not-start',
      facts: ['0xC0000428', 'the file is good', 'newest version of the tool'],
    },
  'The checksum of an evaluation image differs from that of a list. Is it damaged?':
    {
      issues: {
        'VirtualEngine/Lability': [305],
        'boxcutter/windows-batch': [28, 63],
      },
      at: '/genuine-installation-media#hash-differs',
      facts: ['the list is probably old', 'replaces its evaluation images'],
    },
  'My PC runs Windows 11 without TPM 2.0. Does it stay activated, and does it get updates?':
    {
      issues: {
        'builtbybel/ReadySunValley': [17],
        'memstechtips/Winhance': [12],
        'AveYo/MediaCreationTool.bat': [245, 361],
      },
      at: '/windows_11_links#below-requirements',
      facts: [
        'The activation stays as it is',
        'promises no updates',
        'it may only be turned off',
      ],
    },
  'How do I put a script into a captured image, without changing the ISO?': {
    issues: {'cschneegans/unattend-generator': [3]},
    at: '/oem-folder#captured-image',
    facts: ['SetupComplete.cmd', 'before you run sysprep'],
  },
  'Where are older versions of the Windows 10 ISO?': {
    issues: {'pbatard/Fido': [67, 74], 'pbatard/rufus': [2484]},
    at: '/windows_10_links#older-versions',
    facts: ['22H2 only', 'Visual Studio subscription'],
  },
};
