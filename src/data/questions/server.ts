import type {Questions} from './question';

export const server: Questions = {
  'How do I turn an evaluation of Windows Server into a licensed copy?': {
    issues: {
      'MicrosoftDocs/windowsserverdocs': [7679],
      'ElliotKillick/Mido': [23],
      'clong/DetectionLab': [377],
    },
    at: '/evaluation_editions#server-steps',
    facts: [
      'DISM /online /Set-Edition:ServerStandard',
      '/Get-TargetEditions',
      'The name no longer contains Eval',
    ],
  },
  'Why does a Standard Core evaluation offer Datacenter only?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7017, 6315]},
    at: '/evaluation_editions#server-targets',
    facts: [
      'Standard (Core)',
      'Datacenter (Core)',
      'needs a fresh installation',
    ],
  },
  'Can a Datacenter evaluation become Standard?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [5474]},
    at: '/windows_server_links#evaluation-to-keep',
    facts: ['start with Standard, not with Datacenter, which has no way down'],
  },
  'Can I convert an evaluation that is a domain controller?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [426]},
    at: '/evaluation_editions#domain-controllers',
    facts: ['cannot be converted', 'FSMO roles'],
  },
  'How long does the conversion take, and does the server restart by itself?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7679]},
    at: '/evaluation_editions#server-steps',
    facts: ['15 minutes to 2 hours', 'Y restarts the server at once'],
  },
  'DISM ends a change of the edition with error 1168. What now?': {
    issues: {'MicrosoftLearning/MD-101T00-ManagingModernDesktops': [164]},
    at: '/change_edition_issues#cause-sign-fix',
    facts: ['error 1168', 'Compare the key with the target edition'],
  },
  'Why does my evaluation shut down every hour?': {
    issues: {
      'dockur/windows': [1483, 983],
      'VirtualEngine/Lability': [122],
      'MicrosoftDocs/microsoft-365-docs': [379],
    },
    at: '/evaluation_editions#periods',
    facts: ['a shutdown every hour', 'within the first 10 days'],
  },
  'How often can I extend an evaluation?': {
    issues: {'ruzickap/packer-templates': [158], 'cmu-l3/gym-anything': [54]},
    at: '/evaluation_editions#rearm',
    facts: ['slmgr.vbs /rearm', 'Remaining Windows rearm count', 'SkipRearm'],
  },
  'Can I turn a Windows Enterprise or LTSC evaluation into a licensed copy?': {
    issues: {'dockur/windows': [983], 'clong/DetectionLab': [377]},
    at: '/evaluation_editions#client',
    facts: [
      'needs a clean installation',
      'An in-place change by key, DISM or an edition switch is not supported',
    ],
  },
  'Can Datacenter become Standard?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [2421, 2887]},
    at: '/windows_server_links#editions-inside',
    facts: ['Datacenter does not go back to Standard'],
  },
  'Does an upgrade to a newer Windows Server keep the edition?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [6912]},
    at: '/windows_server_links#upgrade-from-media',
    facts: [
      'The upgrade keeps the edition by default',
      'from Standard to Datacenter, never down',
    ],
  },
  'Does automatic VM activation need a Datacenter host?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7370, 4151]},
    at: '/unsupported_products_activation#avma',
    facts: ['Datacenter host activates its Hyper-V guests'],
  },
  'How do I activate the two virtual machines of a Windows Server Standard host, if not by AVMA?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [7370]},
      at: '/unsupported_products_activation#avma',
      facts: ["A Standard host can't do this", 'the key on the label'],
    },
  'Which key goes into the host and which into its guests for automatic VM activation?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [4151]},
      at: '/unsupported_products_activation#avma',
      facts: [
        'Activate the host',
        "Take the key for the guest's own version and edition",
      ],
    },
  'Does automatic VM activation work for Windows 10 and 11 guests?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [2543]},
    at: '/change_edition_issues#virtual-machines',
    facts: [
      'for guests with Windows Server only',
      'Windows 10 and 11 need their own license',
      'inherits the activation of its Windows client host',
    ],
  },
  'Where is the automatic VM activation key of Windows Server 2025?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7867, 3438]},
    at: '/unsupported_products_activation#server',
    facts: ['Look up Windows Server 2025'],
  },
  'Setup refuses the automatic VM activation key during an upgrade. What now?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [1580]},
      at: '/unsupported_products_activation#server',
      facts: [
        'Install the AVMA key when Setup has finished',
        'KMS client key',
        'AVMA key of the new version afterwards',
      ],
    },
  'How is Windows in an Azure virtual machine activated?': {
    issues: {
      'MicrosoftDocs/azure-docs': [33524],
      'MicrosoftDocs/SupportArticles-docs': [629],
      'MicrosoftDocs/windows-itpro-docs': [5346],
    },
    at: '/unsupported_products_activation#server',
    facts: ['azkms.core.windows.net on TCP 1688'],
  },
  'Why does a virtual machine in Azure fail to activate through a VPN?': {
    issues: {'MicrosoftDocs/SupportArticles-docs': [629]},
    at: '/licensing-servers-issue#cloud',
    facts: ['forced tunneling', 'add a route'],
  },
  'An Azure VM behind a firewall or without outbound internet access fails to activate with 0xC004F074 or 0x80004005. Why?':
    {
      issues: {
        'MicrosoftDocs/azure-docs': [45703],
        'Azure-Samples/azuresandbox': [145],
      },
      at: '/licensing-servers-issue#cloud',
      facts: ['NAT gateway', 'public address of Azure'],
    },
  'How long does Remote Desktop work without licenses?': {
    issues: {
      'MicrosoftDocs/windowsserverdocs': [4832, 4758],
      'massgravel/Microsoft-Activation-Scripts': [283],
      'MicrosoftDocs/azure-docs': [41323],
    },
    at: '/unsupported_products_activation#rds-cals',
    facts: [
      'first 120 days',
      'refuses connections',
      'Activate Server',
      'Install Licenses',
    ],
  },
  'Which Remote Desktop licenses do I need, for users or for devices?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [3259, 4742, 6186]},
    at: '/unsupported_products_activation#rds-cals',
    facts: [
      'Per User',
      'Per Device',
      'for the version of the session host or a newer one',
    ],
  },
  'How do I activate a server with a MAK and without internet access?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [5528]},
    at: '/licensing-servers-issue#telephone',
    facts: [
      '/dti',
      '/atp',
      'without spaces in the ID',
      'Product Activation Portal',
      'Activation Center',
    ],
  },
  'Where do I get Windows Server media?': {
    issues: {'pbatard/rufus': [1753], 'ElliotKillick/Mido': [23]},
    at: '/windows_server_links',
    facts: [
      'Evaluation Center',
      'volume catalog in the Microsoft 365 admin center',
    ],
  },
  'Where is the media of a Windows Server release that the volume catalog no longer lists?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [1853]},
      at: '/windows_server_links#no-longer-offered',
      facts: [
        'older ones may be missing',
        "media from earlier kits or a reseller's stock",
      ],
    },
  'In a new VM, the evaluation period of the image is already running. Is sysprep wrong?':
    {
      issues: {'ruzickap/packer-templates': [158]},
      at: '/evaluation_editions#rearm',
      facts: ['its image has been running', 'sysprep /generalize'],
    },
  'My new evaluation says that its license has expired, and shuts down after an hour. Why?':
    {
      issues: {
        'gusztavvargadr/packer': [241, 412],
        'VirtualEngine/Lability': [122],
        'clong/DetectionLab': [192],
      },
      at: '/evaluation_editions#new-but-expired',
      facts: ["hasn't activated yet", 'slmgr /ato', 'use licensed media'],
    },
  'Windows refuses the automatic VM activation key. Why?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [6343]},
    at: '/unsupported_products_activation#avma-refused',
    facts: ['The guest is an evaluation', 'has to be converted first'],
  },
  'Is there a trial key for Windows Server 2008?': {
    issues: {'rapid7/metasploitable3': [517]},
    at: '/evaluation_editions#old-trials',
    facts: ['support of Server 2008 has ended', 'a current evaluation'],
  },
};
