import type {Questions} from './question';

export const windows10: Questions = {
  'What changes now that Windows 10 is out of support?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1122, 760]},
    at: '/windows10_eol',
    facts: [
      'PCs keep working, but free security fixes have stopped',
      'enroll in Extended Security Updates',
    ],
  },
  'What do Extended Security Updates for a private PC cost?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [760]},
    at: '/windows10_eol#consumer-esu',
    facts: [
      '30 US dollars',
      '1,000 Microsoft Rewards points',
      'Sync your settings',
    ],
  },
  '"Enroll now" is missing in Windows Update. Why?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1122]},
    at: '/windows10_eol#esu-messages',
    facts: ['Enroll now is missing', "The version isn't 22H2"],
  },
  'Why does "Enroll now" stay in Windows Update, without a confirmation in Settings, although ESU is activated?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1065, 1105]},
      at: '/windows10_eol#esu-messages',
      facts: [
        'the button is for personal enrollment only',
        "Settings doesn't show a key",
      ],
    },
  'How do I check that my PC has Extended Security Updates?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1117, 1065, 1105],
      'alygcode/windows10esu': [3],
    },
    at: '/windows10_eol#consumer-esu',
    facts: [
      'A security update newer than the end of support shows that the enrollment works',
      'a personal enrollment has no key',
    ],
  },
  'Windows Update says that I get no more security updates although the PC has Extended Security Updates. Is that right?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1122, 1117]},
      at: '/windows10_eol#false-notice',
      facts: [
        '22H2 without ESU',
        'This is a Windows bug since the updates of October 2025',
        'View update history',
      ],
    },
  'Is the private enrollment for Extended Security Updates open to Enterprise and Education?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1084]},
      at: '/windows10_eol#consumer-esu',
      facts: [
        'Version 22H2 of Home, Pro, Pro Education or Pro for Workstations',
        'an organization manages the PC',
        'the PC no longer qualifies',
      ],
    },
  'LTSC 2021 says that it gets no more security updates. Is that right?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1124]},
    at: '/windows10_eol#false-notice',
    facts: ['IoT Enterprise LTSC 2021', 'The same bug'],
  },
  'How does an organization activate and check its key for Extended Security Updates?':
    {
      issues: {'MicrosoftDocs/windows-itpro-docs': [12052]},
      at: '/windows10_eol#check-esu-license',
      facts: [
        'Each year has its own activation ID',
        'slmgr.vbs /ipk',
        'slmgr.vbs /ato',
        'slmgr.vbs /dlv',
        'License Status: Licensed',
      ],
    },
  'An Extended Security Update fails with 0x800F0805. Why?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1563]},
    at: '/windows10_eol#if-it-does-not-work',
    facts: ['0x800F0805', "isn't a valid package", 'repair the system files'],
    missing:
      'Why it happens on Windows 10; the page has its meaning and the repair.',
  },
  'ESU says that my PC is ineligible, or that enrollment is coming soon. What does it mean?':
    {
      issues: {'abbodi1406/ConsumerESU': [38, 40, 35, 42, 43, 22, 44]},
      at: '/windows10_eol#esu-messages',
      facts: [
        'KEY_BASED_ESU',
        'Temporarily unavailable in your region',
        '0x8008025C',
        "isn't an error",
      ],
    },
  'How do I see on the server that ESU of Azure Arc is applied?': {
    issues: {'MicrosoftDocs/azure-docs': [116264]},
    at: '/windows10_eol#esu-on-the-server',
    facts: ['himds.log', 'Enabled=1'],
  },
};
