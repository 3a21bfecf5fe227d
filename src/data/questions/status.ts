import type {Questions} from './question';

export const status: Questions = {
  'How do I know whether Windows is activated?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1125, 1493, 1303]},
    at: '/check_activation_status',
    facts: ['ms-settings:activation', 'slmgr.vbs /xpr', 'full report'],
  },
  'What do Unlicensed, Notification and the grace periods in a license report mean?':
    {
      issues: {
        'GoogleCloudPlatform/compute-image-windows': [211],
        'ansible-collections/ansible.windows': [834],
      },
      at: '/check_activation_status#license-status-values',
      facts: ['Unlicensed', 'Notification', 'grace'],
    },
  'What do MAK, GVLK, OEM:DM, ESD and the other short words of keys mean?': {
    issues: {
      'Superfly-Inc/ShowKeyPlus': [54, 11],
      'MicrosoftDocs/windows-itpro-docs': [9327],
    },
    at: '/check_activation_status#glossary',
    facts: [
      'Multiple activation key',
      'Generic volume license key',
      'firmware of one PC',
      'Electronic software delivery',
      'Installation ID',
    ],
  },
  'Is my license retail, from the maker of the PC, or from a volume agreement?':
    {
      issues: {
        'eliweitzman/EnterpriseTechTool': [67],
        'massgravel/Microsoft-Activation-Scripts': [433],
      },
      at: '/check_activation_status#channel-words',
      facts: [
        'Description',
        'RETAIL',
        'VOLUME_KMSCLIENT',
        'Manufacturer key stored in the firmware',
      ],
    },
  'Why does slmgr list entries that are unlicensed although Windows is activated?':
    {
      issues: {
        'ansible-collections/ansible.windows': [834],
        'massgravel/Microsoft-Activation-Scripts': [1125],
        'TGSAN/CMWTAT_Digital_Edition': [54],
      },
      at: '/check_activation_status#slmgr-dlv',
      facts: ['license is not in use', "That's normal"],
    },
  'How do I read the activation status in PowerShell?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1585],
      'eliweitzman/EnterpriseTechTool': [90],
      'GoogleCloudPlatform/compute-image-windows': [246],
    },
    at: '/check_activation_status#check-with-powershell',
    facts: [
      'Get-CimInstance SoftwareLicensingProduct',
      'PartialProductKey IS NOT NULL',
      'GracePeriodRemaining',
    ],
  },
  'What do I use instead of slmgr when Windows has no VBScript?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [282],
      'eliweitzman/EnterpriseTechTool': [90],
      'MicrosoftDocs/windows-itpro-docs': [11750],
      'microsoft/MSLab': [654],
    },
    at: '/check_activation_status#vbscript',
    facts: [
      'optional feature',
      '/Add-Capability /CapabilityName:VBSCRIPT~~~~',
      'PowerShell queries',
      "A later Windows won't have it",
    ],
  },
  'Where is ospp.vbs of Office 2019, 2021 and 2024?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [312]},
    at: '/check_activation_status#check-office-with-ospp',
    facts: [
      'Office16',
      'no Office17 or Office19 folder',
      'Program Files (x86)',
    ],
  },
  'How do I see whether Microsoft 365 Apps are licensed on this PC?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [1100, 806]},
    at: '/check_activation_status#check-microsoft-365-apps',
    facts: [
      'vnextdiag.ps1 -action list',
      'LicenseState',
      'reduced functionality',
    ],
  },
  'What can I not do while Windows is not activated?': {
    issues: {'ChrisTitusTech/winutil': [3210]},
    at: '/faq#not-activated',
    facts: ['Windows keeps running and gets updates', 'locks personalization'],
  },
  'Windows Sandbox shows the activation watermark on a licensed PC. Why?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [10578]},
    at: '/hwid#reset-clone-vm',
    facts: [
      'Windows Sandbox',
      'part of Pro, Enterprise, and Education',
      'The watermark can appear there',
      "Don't enter your key there",
    ],
  },
  'Until when is my activation valid?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [389, 1125]},
    at: '/check_activation_status#slmgr-xpr',
    facts: ['permanently activated', 'Volume activation will expire'],
  },
  'Can a report show whether somebody paid for the license?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [433, 224]},
    at: '/hwid#recognize',
    facts: ['HWID method looks the same', 'Your proof is an order'],
  },
  'My private PC shows a volume license. What does that mean?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [433]},
    at: '/check_activation_status#slmgr-dlv',
    facts: [
      'A private PC has no KMS line',
      'it renews against a host or a directory',
    ],
  },
  'The watermark stays although Windows is activated. What can I do?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1305, 1254, 645, 1257],
      'Open-Shell/Open-Shell-Menu': [1077],
    },
    at: '/faq#watermark',
    facts: [
      'Restart. If the watermark comes back',
      'bcdedit /set testsigning off',
      'Insider preview build',
      'System requirements not met',
    ],
  },
  'Windows loses its activation again and again, and gets it back. Why?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [
        837, 1292, 645, 1186, 1314, 1303,
      ],
    },
    at: '/faq#lost-again',
    facts: [
      'check in this order',
      'VOLUME_KMSCLIENT',
      '0xC004C003',
      'hardware values that differ after each restart',
      'service or task',
    ],
  },
  'The subscription is active, but slmgr /dlv shows Notification. Does Windows still need a Pro license?':
    {
      issues: {'MicrosoftDocs/windows-itpro-docs': [3074]},
      at: '/check_activation_status#subscription',
      facts: [
        'both have to be active',
        "the Pro license underneath isn't activated",
      ],
    },
  'Settings says that Windows is active, but a tool says not licensed. Which one is right?':
    {
      issues: {'fbprogmbh/Hardening-Audit-Tool-AuditTAP': [737]},
      at: '/check_activation_status#tool-and-settings',
      facts: ['Believe Settings', 'another license'],
    },
  'What does "Windows Script Host access is disabled on this machine" mean?': {
    issues: {'ChrisTitusTech/win10script': [79]},
    at: '/check_activation_status#vbscript',
    facts: ['Windows Script Host\\Settings', 'Set it to 1'],
  },
  'Why does a key finder show the same key on every PC, another key, or only the letter B?':
    {
      issues: {
        'Superfly-Inc/ShowKeyPlus': [11, 4],
        'btnhd/BTNHD': [1],
      },
      at: '/faq#key-finder',
      facts: [
        'the same on many PCs with a digital license',
        'Windows.old',
        "there's no key to read",
        'slmgr /dli',
      ],
    },
  'A shop sold me a key that a tool calls OEM:DM. Is it genuine?': {
    issues: {'Superfly-Inc/ShowKeyPlus': [54, 56]},
    at: '/our_non-piracy_site#kinds-of-keys',
    facts: ['OEM:DM', 'goes with that PC', "isn't sold alone"],
  },
  'Office was in OOT_GRACE and is licensed again by itself. Why?': {
    issues: {'leokhoa/laragon': [1591]},
    at: '/check_activation_status#oot-grace',
    facts: ['nothing but the letter F', "don't have to repair anything"],
  },
};
