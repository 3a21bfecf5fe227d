import type {Question} from './question';

export const media: readonly Question[] = [
  {
    question: 'Where does Microsoft publish the hash of a Windows image?',
    evidence: [
      'https://github.com/ElliotKillick/Mido/issues/10',
      'https://github.com/pbatard/rufus/issues/2484',
      'https://github.com/Phaeilo/bootloader-crimes/issues/7',
    ],
    at: '/genuine-installation-media#find-the-hash',
    facts: [
      'Verify your download',
      'Microsoft publishes hashes for current releases only',
    ],
  },
  {
    question: 'Does it matter whether a hash is in capital letters?',
    evidence: ['https://github.com/Phaeilo/bootloader-crimes/issues/7'],
    at: '/genuine-installation-media#hash-with-powershell',
    facts: ['Get-FileHash', "Capital and small letters don't matter"],
  },
  {
    question: 'Why does certutil print another hash than the one published?',
    evidence: ['https://github.com/MiKTeX/miktex/issues/1078'],
    at: '/genuine-installation-media#hash-with-powershell',
    facts: ['always add SHA256 at the end'],
  },
  {
    question: 'How do I check an Office download?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-OfficeUpdates/issues/225',
    ],
    at: '/genuine-installation-media#check-office',
    facts: ['Digital Signatures', 'Microsoft Corporation'],
  },
  {
    question:
      'What is the difference between the Media Creation Tool and the ISO?',
    evidence: [
      'https://github.com/pbatard/rufus/issues/2172',
      'https://github.com/pbatard/rufus/issues/986',
    ],
    at: '/windows_10_links#tool-or-iso',
    facts: ['no hash list can match it', 'A choice of ISO images'],
  },
  {
    question: 'Is an image that is put together from update packages genuine?',
    evidence: [
      'https://github.com/pbatard/rufus/issues/2697',
      'https://github.com/Parallels/packer-examples/pull/5',
    ],
    at: '/genuine-installation-media#what-genuine-means',
    facts: ['Rebuilt images', 'has no published hash'],
  },
  {
    question: 'Can I trust a slimmed image?',
    evidence: [
      'https://github.com/ntdevlabs/tiny11builder/issues/583',
      'https://github.com/ChrisTitusTech/winutil/issues/3146',
    ],
    at: '/genuine-installation-media#what-genuine-means',
    facts: ['slimmed', 'nobody can say what else changed'],
  },
  {
    question: 'Where can I still download Windows 7?',
    evidence: [
      'https://github.com/pbatard/Fido/issues/64',
      'https://github.com/pbatard/rufus/issues/2222',
    ],
    at: '/windows_7_links#routes',
    facts: ['Recovery partition', 'None of these routes is a download'],
  },
  {
    question: 'Where can I still download Windows 8.1?',
    evidence: ['https://github.com/pbatard/rufus/issues/2512'],
    at: '/windows_8.1_links#official-sources',
    facts: ['the download has been withdrawn'],
  },
  {
    question: 'Where do I get an older release of Windows 10 or 11?',
    evidence: [
      'https://github.com/pbatard/rufus/issues/2256',
      'https://github.com/pbatard/rufus/issues/2484',
      'https://github.com/pbatard/rufus/issues/2222',
    ],
    at: '/windows_11_links#which-release',
    facts: [
      'offers one release, usually the newest',
      'An older release of Windows 10 or 11',
      'Visual Studio subscription',
      'volume customers find the newest releases and some older ones',
    ],
  },
  {
    question: "Microsoft's download page refuses my request. What can I do?",
    evidence: ['https://github.com/pbatard/rufus/issues/2915'],
    missing:
      'Why the page refuses some networks (code 715-123130), and what to try: only threads of a third-party tool describe it.',
  },
  {
    question: 'Where is the official Windows 11 image for Arm?',
    evidence: [
      'https://github.com/AmpereComputing/Windows-11-On-Ampere/issues/6',
      'https://github.com/Parallels/packer-examples/pull/5',
      'https://github.com/utmapp/mac.getutm.app/pull/20',
    ],
    at: '/windows_arm_links',
    facts: ['Windows 11 (multi-edition ISO for Arm64)'],
  },
  {
    question: 'Does an ordinary key work for Windows on Arm?',
    evidence: ['https://github.com/ChrisTitusTech/winutil/issues/3146'],
    at: '/windows_arm_links#editions-inside',
    facts: ['a Pro key is not tied to the processor type'],
  },
  {
    question: 'Where do I get an image of Windows Enterprise?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-SkypeForBusiness/issues/10344',
    ],
    at: '/windows_11_links#editions-inside',
    facts: [
      'Volume licensing, subscription activation on Pro, or the Evaluation Center',
    ],
  },
  {
    question: 'Which requirement of Windows 11 does my PC not meet?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/9733',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/9727',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/11672',
    ],
    at: '/windows10_eol#upgrade-checks',
    facts: [
      'Get-Tpm',
      "Microsoft's list of supported processors",
      'PC Health Check',
    ],
  },
  {
    question: 'Does Secure Boot have to be on for Windows 11?',
    evidence: ['https://github.com/ByteJammer/Win11RCT/issues/1'],
    at: '/windows10_eol#upgrade-checks',
    facts: ['the PC only has to support Secure Boot'],
  },
  {
    question: 'SetupComplete.cmd does not run. Why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1242',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1437',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/pull/1339',
      'https://github.com/ventoy/Ventoy/issues/647',
    ],
    at: '/oem-folder#when-it-is-skipped',
    facts: [
      'disabled when an OEM product key is used',
      'except on Enterprise editions and Windows Server',
    ],
  },
  {
    question: 'Setup ignores my $OEM$ folder. Why?',
    evidence: [
      'https://github.com/cschneegans/unattend-generator/issues/263',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1242',
    ],
    at: '/oem-folder#what-it-does',
    facts: [
      'distribution shares and configuration sets',
      'Previous Version of Setup',
    ],
  },
  {
    question:
      'SetupComplete.cmd stops after it has started another script. Why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/501',
    ],
    at: '/oem-folder#write-setupcomplete',
    facts: ['Start another batch file with call'],
  },
  {
    question: 'How do I let Setup use the firmware key with an answer file?',
    evidence: [
      'https://github.com/cschneegans/unattend-generator/issues/158',
      'https://github.com/cschneegans/unattend-generator/issues/359',
    ],
    at: '/oem-folder#answer-file',
    facts: [
      'leave ProductKey out of UserData',
      'does not support empty elements',
    ],
  },
];
