import type {Questions} from './question';

export const hardware: Questions = {
  'How do I reactivate Windows after a new motherboard?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [10]},
    at: '/hwid#hardware-change',
    facts: [
      'I changed hardware on this device recently',
      'the Microsoft account the license is linked to',
      '0xC004F063',
    ],
  },
  'Can I move my Windows license to a new PC?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [5954],
      'massgravel/Microsoft-Activation-Scripts': [224],
      'openstudiocoalition/OpenStudioApplication': [485],
    },
    at: '/hwid#move-license',
    facts: [
      'give it away only with the PC',
      'That uninstalls the key',
      'another PC of yours',
      'The organization decides',
    ],
  },
  'I moved my disk into another PC. Is Windows still activated there?': {
    issues: {'cyring/CoreFreq': [129]},
    at: '/hwid#reset-clone-vm',
    facts: [
      'the disk, or a clone of it, into another PC',
      'Activate with a license for that PC',
    ],
  },
  'Does a cloned disk or a copy of a virtual machine stay activated?': {
    issues: {'QubesOS/qubes-issues': [755], 'luzeadev/winactivate': [20]},
    at: '/hwid#reset-clone-vm',
    facts: [
      'into another PC, or copy a virtual machine',
      'needs its own license',
      'Each PC needs its own license',
    ],
  },
  'Which parts can I change without losing activation?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [10, 8]},
    at: '/hwid#which-parts',
    facts: ['every part but the motherboard', 'the old board was defective'],
  },
  'Do I need a key to reinstall Windows on the same PC?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [503, 810],
      'pbatard/rufus': [841],
    },
    at: '/faq#reinstall-same-pc',
    facts: [
      'skip the key during setup',
      'install the same edition',
      "You don't need an account",
      'firmware',
    ],
  },
  'I reinstalled Windows on a PC that came with it, and now it is not activated. Why?':
    {
      issues: {'memstechtips/UnattendedWinstall': [195]},
      threads: [
        'https://learn.microsoft.com/answers/questions/5924913/productkey',
      ],
      at: '/hwid#if-it-does-not-work',
      facts: ['0xC004F210', "won't activate until the edition matches"],
    },
  'How do I read the product key in the firmware of my PC?': {
    issues: {
      'Superfly-Inc/ShowKeyPlus': [18, 6],
      'foundry-osd/foundry': [366],
      'OSDeploy/OSD': [84],
      'omacom/omarchy': [7480],
    },
    at: '/faq#firmware-key',
    facts: ['OA3xOriginalProductKey', 'An empty line means there is none'],
  },
  'Why does a key viewer show another key than the firmware?': {
    issues: {
      'btnhd/BTNHD': [1],
      'massgravel/Microsoft-Activation-Scripts': [433],
    },
    at: '/faq#firmware-key',
    facts: ['often shows another key', 'The key in the firmware stays'],
  },
  'How do I link the license to my Microsoft account?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [224, 503]},
    at: '/hwid#link-account',
    facts: ['Add an account', 'linked to your Microsoft account'],
  },
  'Does my Windows 7 or 8 key still work?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [4226],
      'MicrosoftDocs/microsoft-365-docs': [1899],
      'massgravel/Microsoft-Activation-Scripts': [268, 273, 291],
      'th-wilde/veracrypt-w10-patcher': [4],
    },
    at: '/faq#windows-7-and-8-keys',
    facts: ['September 2023', 'before that keeps it', 'Business Premium'],
  },
  'Does my Windows 10 license also activate Windows 11?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [273],
      'MicrosoftDocs/windowsserverdocs': [6019],
    },
    at: '/hwid#get-one',
    facts: ["It's free if the PC is licensed and meets the requirements"],
    missing:
      'Whether a Windows 10 key or digital license activates a clean installation of Windows 11: Microsoft documents the free upgrade, and only others the clean installation.',
  },
  'How do I activate Windows XP or Vista today?': {
    issues: {
      'LegacyUpdate/LegacyUpdate': [275],
      'massgravel/Microsoft-Activation-Scripts': [692],
    },
    at: '/unsupported_products_activation#vista-xp',
    facts: [
      'Try online activation first',
      'activation portal',
      'the key on its sticker or package',
    ],
  },
  'Should I remove the old key before I install another one?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [622, 1279]},
    at: '/change_edition_issues#go-back',
    facts: [
      'slmgr /upk leaves Windows unlicensed',
      'over the old one with /ipk',
    ],
  },
  'A spoofer changed my hardware values. How do I get activation back?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [837, 1186]},
    at: '/issues_due_to_gaming_spoofers',
    facts: [
      'Remove the spoofer and its drivers',
      'bring back the true hardware values',
      'hardware-change troubleshooter',
    ],
  },
  'Why is my serial number "To be filled by O.E.M."?': {
    issues: {'sarxos/secure-tokens': [5]},
    at: '/issues_due_to_gaming_spoofers#compare-values',
    facts: ['To be filled by O.E.M.', "It isn't a sign of a spoofer"],
  },
  'May I use the license or BIOS key of my PC in a VM or container?': {
    issues: {
      'omacom/omarchy': [7480],
      'QubesOS/qubes-issues': [755],
      'dockur/windows': [1014, 1396],
    },
    at: '/hwid#reset-clone-vm',
    facts: ['needs its own license', 'for the PC itself', 'Some inherit a'],
  },
  'The product key is in the BIOS, but Windows is not activated after the deployment. How do I use that key?':
    {
      issues: {'foundry-osd/foundry': [366]},
      at: '/faq#firmware-key',
      facts: ['slmgr /ipk', 'slmgr /ato'],
    },
  'My Windows key was lost after a BIOS update. What can I do?': {
    issues: {'fwupd/firmware-lenovo': [266]},
    at: '/faq#firmware-key',
    facts: ['If a BIOS update emptied it', "ask the PC's maker"],
  },
  'Windows 7 from the maker of the PC fails with 0xC004E003 or "Invalid License" (OEM SLP) after a new motherboard. Which key do I need?':
    {
      threads: [
        'https://social.microsoft.com/Forums/en-US/be9b1b7b-f2ae-4094-a968-cdbe09bbfa23/need-help-with-windows-activation-following-replacement-of-failed-oem-motherboard-mb?forum=genuinewindows7',
        'https://social.microsoft.com/Forums/en-US/9aed187a-352c-4687-a31a-59d566aa1c6e/window-validation-error-after-installing-new-motherboard-on-asus-desktop-purchased-from-bestbuy?forum=genuinewindows7',
      ],
      at: '/windows_7_links#activation-follows-hardware',
      facts: [
        'The key on the sticker stays valid',
        'if the old board was defective',
      ],
    },
  'Windows 11 on an external SSD is not activated on a laptop that came with Windows. Why?':
    {
      issues: {'pbatard/rufus': [2013]},
      at: '/windows_11_links#if-it-does-not-work',
      facts: ['valid for one edition only', 'a key in its firmware'],
    },
  'Windows loses its activation after a Docker container ran. Why?': {
    issues: {
      'moby/moby': [40545],
      'docker/for-win': [4831],
      'microsoft/navcontainerhelper': [1331],
      'microsoft/Windows-Containers': [585],
    },
    at: '/hwid#docker',
    facts: ['process isolation', 'Troubleshoot', 'uses the license of the PC'],
  },
};
