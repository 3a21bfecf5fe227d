import type {Question} from './question';

export const kms: readonly Question[] = [
  {
    question: 'Where does an organization get its KMS host key?',
    evidence: [
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/12290',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5245',
    ],
    at: '/online_kms#host-setup',
    facts: ['KMS host key from the Microsoft 365 admin center'],
  },
  {
    question: 'Does one KMS host key activate every version of Office?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1062',
    ],
    at: '/online_kms#host-setup',
    facts: ['Volume License Pack of that Office version', 'its own host key'],
  },
  {
    question:
      'The Volume Activation Tools wizard does not open. How do I start it?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1008',
    ],
    at: '/online_kms#host-setup',
    facts: ['Run vmw.exe'],
  },
  {
    question: 'Which setup key belongs to which edition on a KMS client?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/1623',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6019',
    ],
    at: '/online_kms#use-your-own-host',
    facts: ['GVLK of your edition', 'KMS client activation and product keys'],
  },
  {
    question: 'How does a KMS client find its host?',
    evidence: ['https://github.com/Py-KMS-Organization/py-kms/issues/45'],
    at: '/online_kms#how-kms-works',
    facts: ['_vlmcs._tcp', 'SRV record', 'TCP port 1688'],
  },
  {
    question: 'How do I turn the DNS record of a KMS host on or off?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/4218',
    ],
    at: '/command_line_switches#slmgr-kms-host',
    facts: ['/sdns', '/cdns'],
  },
  {
    question: 'How many PCs must ask before a KMS host activates?',
    evidence: ['https://github.com/Py-KMS-Organization/py-kms/issues/104'],
    at: '/online_kms#figures',
    facts: ['25 Windows clients', '5 Windows servers'],
  },
  {
    question: 'How do I activate volume Office with our KMS host?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/312',
    ],
    at: '/online_kms#office-client',
    facts: ['ospp.vbs /act', 'ospp.vbs /sethst', '---LICENSED---'],
  },
  {
    question:
      'Can Active Directory activate Office and Windows without a KMS host?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/929',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/pull/9010',
    ],
    at: '/online_kms#alternatives',
    facts: [
      'Active Directory-based activation',
      'for Windows and Office alike',
      'Windows 8 or later joined to the domain',
    ],
  },
  {
    question:
      'Which activation suits PCs that never reach the company network?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5665',
    ],
    at: '/online_kms#alternatives',
    facts: ['MAK', 'no end date', 'A key for many PCs'],
  },
  {
    question:
      'Laptops that stay away from the company network lose their activation. What helps?',
    evidence: ['https://github.com/operepo/ope/issues/43'],
    at: '/online_kms#use-your-own-host',
    facts: ['VPN counts', 'slmgr.vbs /ato'],
  },
  {
    question: 'How long may a KMS client run before its first activation?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7157',
      'https://github.com/MicrosoftDocs/windowsserverdocs/pull/7166',
    ],
    at: '/online_kms#figures',
    facts: [
      '30 days up to Windows 7',
      'none since Windows 8',
      'every 2 hours (120 minutes)',
    ],
  },
  {
    question: 'Does a KMS activation survive an upgrade of Windows?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/388',
    ],
    at: '/kms38#what-changed',
    facts: ['no longer keeps its remaining time across a feature upgrade'],
  },
  {
    question:
      'My own PC cannot connect to "my organization\'s activation server". Why?',
    evidence: [
      'https://github.com/Py-KMS-Organization/py-kms/issues/60',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
    ],
    at: '/licensing-servers-issue#organization-server',
    facts: ['no private license uses such a server', 'Enter your own key'],
  },
  {
    question:
      'Does a reformat use up another MAK activation, and what if all are used?',
    evidence: [
      'https://serverfault.com/questions/28806/windows-vista-mak-keys-and-volume-licensing',
    ],
    at: '/online_kms#alternatives',
    facts: ['can use up another one', 'gives more on request'],
  },
  {
    question:
      'Can a Windows 10 or LTSB 2016 KMS host activate LTSC 2021, or is a new key needed?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6353',
    ],
    at: '/online_kms#host-planning',
    facts: ['of LTSB only 2015', 'Windows 10 with every LTSC'],
  },
  {
    question: 'Which SQL Server permissions does VAMT need?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/9254',
    ],
    at: '/online_kms#alternatives',
    facts: [
      'creates its own SQL Server database',
      'lists no smaller permissions',
    ],
  },
];
