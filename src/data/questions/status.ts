import type {Question} from './question';

export const status: readonly Question[] = [
  {
    question: 'How do I know whether Windows is activated?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1125',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1493',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1303',
    ],
    at: '/check_activation_status',
    facts: ['ms-settings:activation', 'slmgr.vbs /xpr', 'full report'],
  },
  {
    question:
      'What do Unlicensed, Notification and the grace periods in a license report mean?',
    evidence: [
      'https://github.com/GoogleCloudPlatform/compute-image-windows/issues/211',
      'https://github.com/ansible-collections/ansible.windows/issues/834',
    ],
    at: '/check_activation_status#license-status-values',
    facts: ['Unlicensed', 'Notification', 'grace'],
  },
  {
    question:
      'Is my license retail, from the maker of the PC, or from a volume agreement?',
    evidence: [
      'https://github.com/eliweitzman/EnterpriseTechTool/issues/67',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
    ],
    at: '/check_activation_status#channel-words',
    facts: [
      'Description',
      'RETAIL',
      'VOLUME_KMSCLIENT',
      'Manufacturer key stored in the firmware',
    ],
  },
  {
    question:
      'Why does slmgr list entries that are unlicensed although Windows is activated?',
    evidence: [
      'https://github.com/ansible-collections/ansible.windows/issues/834',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1125',
    ],
    at: '/check_activation_status#slmgr-dlv',
    facts: ['This license is not in use', "That's normal"],
  },
  {
    question: 'How do I read the activation status in PowerShell?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1585',
      'https://github.com/eliweitzman/EnterpriseTechTool/issues/90',
      'https://github.com/GoogleCloudPlatform/compute-image-windows/pull/246',
    ],
    at: '/check_activation_status#check-with-powershell',
    facts: [
      'Get-CimInstance SoftwareLicensingProduct',
      'PartialProductKey IS NOT NULL',
      'GracePeriodRemaining',
    ],
  },
  {
    question: 'What do I use instead of slmgr when Windows has no VBScript?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/282',
      'https://github.com/eliweitzman/EnterpriseTechTool/issues/90',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/11750',
      'https://github.com/microsoft/MSLab/pull/654',
    ],
    at: '/check_activation_status#vbscript',
    facts: [
      'optional feature',
      '/Add-Capability /CapabilityName:VBSCRIPT~~~~',
      'PowerShell queries',
      "A later Windows won't have it",
    ],
  },
  {
    question:
      'Which PowerShell commands does Microsoft offer in place of slmgr?',
    evidence: [
      'https://github.com/microsoft/MSLab/pull/654',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/282',
    ],
    at: '/command_line_switches#oslicense',
    facts: ['OSLicense', 'Get-OSLicenseInfo'],
  },
  {
    question: 'Where is ospp.vbs of Office 2019, 2021 and 2024?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/312',
    ],
    at: '/check_activation_status#check-office-with-ospp',
    facts: [
      'Office16',
      'no Office17 or Office19 folder',
      'Program Files (x86)',
    ],
  },
  {
    question:
      'How do I see whether Microsoft 365 Apps are licensed on this PC?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1100',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/806',
    ],
    at: '/check_activation_status#check-microsoft-365-apps',
    facts: [
      'vnextdiag.ps1 -action list',
      'LicenseState',
      'reduced functionality',
    ],
  },
  {
    question: 'What can I not do while Windows is not activated?',
    evidence: ['https://github.com/ChrisTitusTech/winutil/issues/3210'],
    at: '/faq#not-activated',
    facts: ['Windows keeps running and gets updates', 'locks personalization'],
  },
  {
    question:
      'Windows Sandbox shows the activation watermark on a licensed PC. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/10578',
    ],
    at: '/hwid#reset-clone-vm',
    facts: [
      'Windows Sandbox',
      'part of Pro, Enterprise, and Education',
      "Don't enter your key there",
    ],
  },
  {
    question: 'Until when is my activation valid?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/389',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1125',
    ],
    at: '/check_activation_status#slmgr-xpr',
    facts: ['permanently activated', 'Volume activation will expire'],
  },
  {
    question: 'Can a report show whether somebody paid for the license?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/224',
    ],
    at: '/hwid#recognize',
    facts: ['HWID method looks the same', 'Your proof is an order'],
  },
  {
    question: 'My private PC shows a volume license. What does that mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
    ],
    at: '/check_activation_status#slmgr-dlv',
    facts: [
      'A private PC has no KMS line',
      'it renews against a host or a directory',
    ],
  },
  {
    question:
      'The watermark stays although Windows is activated. What can I do?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1305',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1254',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/645',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1257',
      'https://github.com/Open-Shell/Open-Shell-Menu/issues/1077',
    ],
    at: '/faq#watermark',
    facts: [
      'Restart. If the watermark comes back',
      'bcdedit /set testsigning off',
      'Insider preview build',
      'System requirements not met',
    ],
  },
  {
    question:
      'Windows loses its activation again and again, and gets it back. Why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/837',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1292',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/645',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1186',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1314',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1303',
    ],
    at: '/faq#lost-again',
    facts: [
      'check in this order',
      'VOLUME_KMSCLIENT',
      '0xC004C003',
      'hardware values that differ after each restart',
      'service or task',
    ],
  },
  {
    question:
      'The subscription is active, but slmgr /dlv shows Notification. Does Windows still need a Pro license?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/3074',
    ],
    at: '/check_activation_status#subscription',
    facts: [
      'both have to be active',
      "the Pro license underneath isn't activated",
    ],
  },
  {
    question:
      'Settings says that Windows is active, but a tool says not licensed. Which one is right?',
    evidence: [
      'https://github.com/fbprogmbh/Hardening-Audit-Tool-AuditTAP/issues/737',
    ],
    at: '/check_activation_status#slmgr-dlv',
    facts: ['Believe Settings', 'another license of that list'],
  },
];
