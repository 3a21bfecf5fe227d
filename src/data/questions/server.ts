import type {Question} from './question';

export const server: readonly Question[] = [
  {
    question:
      'How do I turn an evaluation of Windows Server into a licensed copy?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7679',
      'https://github.com/ElliotKillick/Mido/issues/23',
      'https://github.com/clong/DetectionLab/issues/377',
    ],
    at: '/evaluation_editions#server-steps',
    facts: [
      'DISM /online /Set-Edition:ServerStandard',
      '/Get-TargetEditions',
      'The name no longer contains Eval',
    ],
  },
  {
    question: 'Why does a Standard Core evaluation offer Datacenter only?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7017',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6315',
    ],
    at: '/evaluation_editions#server-targets',
    facts: [
      'Standard (Core)',
      'Datacenter (Core)',
      'what it does not list needs a fresh installation',
    ],
  },
  {
    question: 'Can a Datacenter evaluation become Standard?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/5474',
    ],
    at: '/windows_server_links#evaluation-to-keep',
    facts: ['start with Standard, not with Datacenter, which has no way down'],
  },
  {
    question: 'Can I convert an evaluation that is a domain controller?',
    evidence: ['https://github.com/MicrosoftDocs/windowsserverdocs/issues/426'],
    at: '/evaluation_editions#domain-controllers',
    facts: ['cannot be converted', 'FSMO roles'],
  },
  {
    question:
      'How long does the conversion take, and does the server restart by itself?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7679',
    ],
    at: '/evaluation_editions#server-steps',
    facts: ['15 minutes to 2 hours', 'Y restarts the server at once'],
  },
  {
    question: 'DISM ends a change of the edition with error 1168. What now?',
    evidence: [
      'https://github.com/MicrosoftLearning/MD-101T00-ManagingModernDesktops/issues/164',
    ],
    at: '/change_edition_issues#cause-sign-fix',
    facts: ['error 1168', 'component store is damaged'],
  },
  {
    question: 'Why does my evaluation shut down every hour?',
    evidence: [
      'https://github.com/dockur/windows/issues/1483',
      'https://github.com/dockur/windows/issues/983',
      'https://github.com/VirtualEngine/Lability/issues/122',
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/379',
    ],
    at: '/evaluation_editions#periods',
    facts: ['a shutdown every hour', 'within the first 10 days'],
  },
  {
    question: 'How often can I extend an evaluation?',
    evidence: [
      'https://github.com/ruzickap/packer-templates/issues/158',
      'https://github.com/cmu-l3/gym-anything/pull/54',
    ],
    at: '/evaluation_editions#rearm',
    facts: ['slmgr.vbs /rearm', 'Remaining Windows rearm count', 'SkipRearm'],
  },
  {
    question:
      'Can I turn a Windows Enterprise or LTSC evaluation into a licensed copy?',
    evidence: [
      'https://github.com/dockur/windows/issues/983',
      'https://github.com/clong/DetectionLab/issues/377',
    ],
    at: '/evaluation_editions#client',
    facts: [
      'needs a clean installation',
      'An in-place change by key, DISM or an edition switch is not supported',
    ],
  },
  {
    question: 'Can Datacenter become Standard?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/2421',
      'https://github.com/MicrosoftDocs/windowsserverdocs/pull/2887',
    ],
    at: '/windows_server_links#editions-inside',
    facts: ['Datacenter does not go back to Standard'],
  },
  {
    question: 'Does an upgrade to a newer Windows Server keep the edition?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6912',
    ],
    at: '/windows_server_links#upgrade-from-media',
    facts: [
      'The upgrade keeps the edition by default',
      'from Standard to Datacenter, never down',
    ],
  },
  {
    question: 'Does automatic VM activation need a Datacenter host?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7370',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4151',
    ],
    at: '/unsupported_products_activation#avma',
    facts: ['Datacenter host activates its Hyper-V guests'],
  },
  {
    question:
      'How do I activate the two virtual machines of a Windows Server Standard host, if not by AVMA?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7370',
    ],
    at: '/unsupported_products_activation#avma',
    facts: ["A Standard host can't do this", 'the key on the label'],
  },
  {
    question:
      'Which key goes into the host and which into its guests for automatic VM activation?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4151',
    ],
    at: '/unsupported_products_activation#avma',
    facts: [
      'Activate the host',
      "Take the key for the guest's own version and edition",
    ],
  },
  {
    question: 'Does automatic VM activation work for Windows 10 and 11 guests?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/2543',
    ],
    at: '/change_edition_issues#virtual-machines',
    facts: [
      'for guests with Windows Server only',
      'Windows 10 and 11 need their own license',
      'inherits the activation of its Windows client host',
    ],
  },
  {
    question:
      'Where is the automatic VM activation key of Windows Server 2025?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7867',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/3438',
    ],
    at: '/unsupported_products_activation#server',
    facts: ['Look up Windows Server 2025'],
  },
  {
    question:
      'Setup refuses the automatic VM activation key during an upgrade. What now?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/1580',
    ],
    at: '/unsupported_products_activation#server',
    facts: [
      'Install the AVMA key when Setup has finished',
      'KMS client key',
      'AVMA key of the new version afterwards',
    ],
  },
  {
    question: 'How is Windows in an Azure virtual machine activated?',
    evidence: [
      'https://github.com/MicrosoftDocs/azure-docs/issues/33524',
      'https://github.com/MicrosoftDocs/SupportArticles-docs/issues/629',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5346',
    ],
    at: '/unsupported_products_activation#server',
    facts: ['azkms.core.windows.net on TCP 1688'],
  },
  {
    question:
      'Why does a virtual machine in Azure fail to activate through a VPN?',
    evidence: [
      'https://github.com/MicrosoftDocs/SupportArticles-docs/issues/629',
    ],
    at: '/licensing-servers-issue#organization-server',
    facts: ['forced tunneling', 'add a route'],
  },
  {
    question:
      'An Azure VM behind a firewall or without outbound internet access fails to activate with 0xC004F074 or 0x80004005. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/azure-docs/issues/45703',
      'https://github.com/Azure-Samples/azuresandbox/issues/145',
    ],
    at: '/licensing-servers-issue#organization-server',
    facts: ['NAT gateway', 'public address of Azure'],
  },
  {
    question: 'How long does Remote Desktop work without licenses?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4832',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4758',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/283',
      'https://github.com/MicrosoftDocs/azure-docs/issues/41323',
    ],
    at: '/unsupported_products_activation#rds-cals',
    facts: [
      'first 120 days',
      'refuses connections',
      'Activate Server',
      'Install Licenses',
    ],
  },
  {
    question:
      'Which Remote Desktop licenses do I need, for users or for devices?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/3259',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4742',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6186',
    ],
    at: '/unsupported_products_activation#rds-cals',
    facts: [
      'Per User',
      'Per Device',
      'for the version of the session host or a newer one',
    ],
  },
  {
    question:
      'How do I activate a server with a MAK and without internet access?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/5528',
    ],
    at: '/licensing-servers-issue#telephone',
    facts: ['/dti', '/atp', 'without spaces in the ID', 'Activation Center'],
  },
  {
    question: 'Where do I get Windows Server media?',
    evidence: [
      'https://github.com/pbatard/rufus/issues/1753',
      'https://github.com/ElliotKillick/Mido/issues/23',
    ],
    at: '/windows_server_links',
    facts: [
      'Evaluation Center',
      'volume catalog in the Microsoft 365 admin center',
    ],
  },
  {
    question:
      'Where is the media of a Windows Server release that the volume catalog no longer lists?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/1853',
    ],
    at: '/windows_server_links#no-longer-offered',
    facts: [
      'older ones may be missing',
      "media from earlier kits or a reseller's stock",
    ],
  },
  {
    question:
      'In a new VM, the evaluation period of the image is already running. Is sysprep wrong?',
    evidence: ['https://github.com/ruzickap/packer-templates/issues/158'],
    at: '/evaluation_editions#rearm',
    facts: ['its image has been running', 'sysprep /generalize'],
  },
];
