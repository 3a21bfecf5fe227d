import type {Questions} from './question';

export const errors: Questions = {
  'Windows on my new PC is not activated. Where do I start?': {
    issues: {
      'MicrosoftDocs/windows-dev-docs': [5664],
      'massgravel/Microsoft-Activation-Scripts': [1303, 696],
    },
    at: '/troubleshoot',
    facts: ['Look up your error code or message, or answer a few questions'],
  },
  'Activation ends with 0xC004F074, no Key Management Service could be contacted. What now?':
    {
      issues: {
        'massgravel/Microsoft-Activation-Scripts': [196],
        'MicrosoftDocs/azure-docs': [44046],
      },
      at: '/troubleshoot#0xC004F074',
      facts: ['No KMS host could be contacted', 'event 12288', 'DNS'],
    },
  'The event log is full of activation errors although Windows is activated. Is that harmless?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [221]},
      at: '/troubleshoot#licensing-events',
      facts: [
        'A failed activation',
        'harmless until the activation ends',
        'Look up the code after',
      ],
    },
  'The server says that my key is blocked, 0xC004C003. What can I do?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [822, 1344]},
    at: '/troubleshoot#0xC004C003',
    facts: [
      'Key blocked by the activation server',
      'Activation troubleshooter',
      'for a replacement or a refund',
      'repairing Windows does not unblock a key',
    ],
  },
  'A key from the internet did not work, and now I cannot enter another one. What now?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [405]},
      at: '/troubleshoot#0xC004C003',
      facts: ['the seller'],
    },
  'slmgr and the licensing service answer with 0xC0000022. How do I repair that?':
    {
      issues: {
        'massgravel/Microsoft-Activation-Scripts': [1083, 1496, 1456, 84],
      },
      at: '/troubleshoot#licensing-services',
      facts: ['0xC0000022', "Restore the licensing service's permissions"],
    },
  'WMI answers with 0x80041002 or "invalid class". How do I repair that?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [321, 1575]},
    at: '/troubleshoot#check-wmi',
    facts: [
      'winmgmt /verifyrepository',
      'winmgmt /salvagerepository',
      "Don't delete the repository",
    ],
  },
  'The Software Protection service does not start, error 577. Why?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [
        120, 372, 935, 1478, 1488, 1568, 1294,
      ],
    },
    at: '/troubleshoot#error-577',
    facts: [
      'verify the signature of a file',
      'malware that infects programs',
      'Start-MpWDOScan',
      'reinstall in place',
    ],
  },
  'The Software Protection service is missing or broken. How do I get it back?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [893, 825, 1409]},
      at: '/troubleshoot#licensing-services',
      facts: [
        'The answer 1060',
        'the service is missing',
        'repair system files',
      ],
    },
  'Windows cannot reach the activation servers. How do I find out why?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1337, 1358, 1321, 648, 1521],
    },
    at: '/licensing-servers-issue#tests',
    facts: [
      'Resolve-DnsName',
      'Test-NetConnection',
      'netsh winhttp show proxy',
      'drivers\\etc\\hosts',
    ],
  },
  'Which addresses does activation need?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [185]},
    at: '/licensing-servers-issue#endpoints',
    facts: [
      'licensing.mp.microsoft.com',
      'activation.sls.microsoft.com',
      'login.live.com',
      '443',
    ],
  },
  'Does activation work through a proxy that asks for a password?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [212]},
    at: '/licensing-servers-issue#proxy',
    facts: ['WinHTTP', 'asks for a password breaks activation', '0x8004FE33'],
  },
  'Activation fails since I used a privacy or "debloat" tool. What did it break?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1510, 1521, 321]},
      at: '/licensing-servers-issue#services',
      facts: ['Set-Service LicenseManager', 'Undo what disabled the service'],
    },
  'Which services and scheduled tasks does activation need?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1254]},
    at: '/licensing-servers-issue#services',
    facts: [
      'Get-Service sppsvc, ClipSVC, LicenseManager',
      'SvcRestartTask',
      'should be Ready',
      'may lose its activation later',
      'Enable-ScheduledTask',
    ],
  },
  'Can Windows be activated on a network with IPv6 only?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7879]},
    at: '/licensing-servers-issue#ipv6',
    facts: [
      'no IPv6 address',
      '0x80072EE2',
      'NAT64 with DNS64',
      'activate without internet',
    ],
  },
  'Does a repair of the licensing store cost me my Windows license?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [206, 1401]},
    at: '/troubleshoot#rebuild-tokens',
    facts: [
      'This file holds the licenses of Windows and of volume Office',
      'Have your product key ready',
    ],
  },
  'Does a reinstallation in place delete my files?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [825, 1409]},
    at: '/troubleshoot#reinstall-in-place',
    facts: [
      'choose to keep files and apps',
      'same edition and language',
      'give you a license',
    ],
  },
  'Where is the Licensing Activation Center, and who else can help?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7015, 7014]},
    at: '/troubleshoot#ask-for-support',
    facts: ['Licensing Activation Center', 'The manufacturer', 'Get Help'],
  },
  'My PC has malware. Can that be why activation fails?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1296, 715, 1294]},
    at: '/troubleshoot#error-577',
    facts: [
      'work until it',
      'Run a full scan',
      'repair what it changed',
      'install Windows from scratch',
    ],
  },
  'Which event IDs in the event log belong to licensing?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [4441],
      'devnulli/EvlWatcher': [151],
      'massgravel/Microsoft-Activation-Scripts': [738],
    },
    at: '/troubleshoot#licensing-events',
    facts: ['8198', '12288', '1003', 'Key Management Service'],
  },
};
