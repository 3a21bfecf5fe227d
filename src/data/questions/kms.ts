import type {Questions} from './question';

export const kms: Questions = {
  'Where does an organization get its KMS host key?': {
    issues: {
      'MicrosoftDocs/microsoft-365-docs': [12290],
      'MicrosoftDocs/windows-itpro-docs': [5245],
    },
    at: '/online_kms#host-setup',
    facts: ['KMS host key from the Microsoft 365 admin center'],
  },
  'Does one KMS host key activate every version of Office?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [1062]},
    at: '/online_kms#host-setup',
    facts: ['Volume License Pack of that Office version', 'its own host key'],
  },
  'The Volume Activation Tools wizard does not open. How do I start it?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [1008]},
    at: '/online_kms#host-setup',
    facts: ['Run vmw.exe'],
  },
  'Which setup key belongs to which edition on a KMS client?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [1623, 6019]},
    at: '/online_kms#use-your-own-host',
    facts: ['GVLK of your edition', 'KMS client activation and product keys'],
  },
  'How does a KMS client find its host?': {
    issues: {'Py-KMS-Organization/py-kms': [45]},
    at: '/online_kms#how-kms-works',
    facts: ['_vlmcs._tcp', 'SRV record', 'TCP port 1688'],
  },
  'How do I turn the DNS record of a KMS host on or off?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [4218]},
    at: '/command_line_switches#slmgr-kms-host',
    facts: ['/sdns', '/cdns'],
  },
  'How many PCs must ask before a KMS host activates?': {
    issues: {'Py-KMS-Organization/py-kms': [104]},
    at: '/online_kms#how-kms-works',
    facts: ['25 Windows clients', '5 Windows servers'],
  },
  'How do I activate volume Office with our KMS host?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [312]},
    at: '/online_kms#office-client',
    facts: ['ospp.vbs /act', 'ospp.vbs /sethst', '---LICENSED---'],
  },
  'Can Active Directory activate Office and Windows without a KMS host?': {
    issues: {
      'MicrosoftDocs/OfficeDocs-DeployOffice': [929],
      'MicrosoftDocs/windows-itpro-docs': [9010],
    },
    at: '/online_kms#alternatives',
    facts: [
      'Active Directory-based activation',
      'for Windows and Office alike',
      'Windows 8 or later joined to the domain',
    ],
  },
  'Which activation suits PCs that never reach the company network?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [5665]},
    at: '/online_kms#alternatives',
    facts: ['MAK', 'no end date', 'A key for many PCs'],
  },
  'Laptops that stay away from the company network lose their activation. What helps?':
    {
      issues: {'operepo/ope': [43]},
      at: '/online_kms#use-your-own-host',
      facts: ['VPN counts', 'slmgr.vbs /ato'],
    },
  'How long may a KMS client run before its first activation?': {
    issues: {'MicrosoftDocs/windowsserverdocs': [7157, 7166]},
    at: '/online_kms#figures',
    facts: [
      '30 days up to Windows 7',
      'none since Windows 8',
      'every 2 hours (120 minutes)',
    ],
  },
  'Does a KMS activation survive an upgrade of Windows?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [388]},
    at: '/kms38#what-changed',
    facts: ['no longer keeps its remaining time across a feature upgrade'],
  },
  'My own PC cannot connect to "my organization\'s activation server". Why?': {
    issues: {
      'Py-KMS-Organization/py-kms': [60],
      'massgravel/Microsoft-Activation-Scripts': [433],
    },
    at: '/licensing-servers-issue#organization-server',
    facts: ['no private license uses such a server', 'Enter your own key'],
  },
  'How do I go from KMS to a MAK without changing the edition?': {
    issues: {'MicrosoftDocs/memdocs': [2043]},
    at: '/online_kms#alternatives',
    facts: ['only the key changes', 'slmgr /ipk', 'slmgr /ato'],
  },
  'How do I remove a KMS host from Windows and Office completely?': {
    issues: {'zbezj/HEU_KMS_Activator': [191]},
    at: '/online_kms#undo',
    facts: ['/ckms', '/remhst', 'Activation-Renewal'],
  },
  'Does a reformat use up another MAK activation, and what if all are used?': {
    threads: [
      'https://serverfault.com/questions/28806/windows-vista-mak-keys-and-volume-licensing',
    ],
    at: '/online_kms#alternatives',
    facts: ['can use up another one', 'gives more on request'],
  },
  'Can a Windows 10 or LTSB 2016 KMS host activate LTSC 2021, or is a new key needed?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [6353]},
      at: '/online_kms#host-planning',
      facts: ['LTSB 2015 only', 'Windows 10 with every LTSC'],
    },
  'What does the status Notification of a client mean on the KMS host?': {
    issues: {'11notes/docker-kms-gui': [11]},
    at: '/online_kms#host-setup',
    facts: ['5 (Notification) means', 'current count'],
  },
  'Which key does a KMS host need after an upgrade, and why does Office not activate with it?':
    {
      issues: {
        'MicrosoftDocs/windowsserverdocs': [7459],
        'MicrosoftDocs/windows-itpro-docs': [10948],
      },
      at: '/online_kms#host-after-upgrade',
      facts: [
        'KMS host key of that version',
        'Volume License Pack',
        'wait for the fifth',
      ],
    },
  'A KMS tool says "Remaining Period failed to increase". What now?': {
    issues: {'abbodi1406/KMS_VL_ALL_AIO': [68]},
    at: '/online_kms#period-not-increased',
    facts: ['not from Windows', 'return to your own license'],
  },
};
