import type {Questions} from './question';

export const methods: Questions = {
  'What is the difference between HWID, Ohook, KMS38 and Online KMS?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1125]},
    at: '/faq#four-methods',
    facts: [
      'Community names',
      'None of them comes from Microsoft or replaces a license',
    ],
  },
  'Does KMS38 still work?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1188, 389]},
    at: '/kms38#does-it-work-now',
    facts: ['26100.7019', 'Any newer Windows'],
  },
  'Should I hold back updates so that KMS38 stays?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1188]},
    at: '/kms38#does-it-work-now',
    facts: ['Do not skip updates to keep the date'],
  },
  'How do I remove KMS38 and use a real key?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [16, 8]},
    at: '/kms38#undo',
    facts: ['slmgr.vbs /ckms', 'slmgr.vbs /ipk'],
  },
  'How do I remove Online KMS and its renewal task?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [8, 63]},
    at: '/online_kms#undo',
    facts: [
      'slmgr.vbs /ckms',
      'slmgr /ckms <Activation ID>',
      'ospp.vbs /remhst',
      'Activation-Renewal',
      'NoAcquireGT',
    ],
  },
  'How do I find what another activator, such as KMSpico, left behind?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1530, 628]},
    at: '/faq#other-activators',
    facts: [
      'Get-ScheduledTask',
      'Win32_Service',
      'ExclusionPath',
      'Start-MpWDOScan',
    ],
  },
  'Can a digital license from HWID be deleted?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [621, 1279, 8]},
    at: '/hwid#undo',
    facts: ['Only Microsoft can delete a digital license from its servers'],
  },
  'Does an activation by HWID come back after a reinstallation?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [503, 810]},
    at: '/hwid#undo',
    facts: [
      'A later clean installation of the same edition may therefore activate by itself',
    ],
  },
  'Does Microsoft block devices or accounts that use HWID?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [224]},
    at: '/hwid#hwid-method',
    facts: [
      'a blocked device, user, or license',
      'activation reports exploits it finds',
    ],
  },
  'How do I get rid of Ohook before I use the Office I bought?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [63, 1431]},
    at: '/ohook#remove',
    facts: ['Uninstall Office completely', 'Resiliency'],
  },
  'Office works, but ospp.vbs shows a grace period or an error. Which is right?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [269]},
      at: '/ohook#recognize',
      facts: ['Office and the licensing service disagree'],
    },
  'Does an activator bring the cloud storage and services of Microsoft 365?': {
    issues: {
      'massgravel/massgrave.dev': [55],
      'massgravel/Microsoft-Activation-Scripts': [476, 1401],
    },
    at: '/ohook#what-it-hooks',
    facts: ['such as cloud storage, depends on your plan'],
  },
  'Office says that there was a problem checking the license status of this device. What does it mean?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1567, 311]},
      at: '/office-license-is-not-genuine#is-it-this-banner',
      facts: [
        "There was a problem checking this device's license status",
        "couldn't confirm your subscription",
        'every 30 days',
        'remove Ohook',
      ],
    },
  'Why does my antivirus program report activation scripts?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [
        64, 777, 759, 497, 1246, 65, 1379,
      ],
    },
    at: '/faq#antivirus-detection',
    facts: [
      'a packed program that hides its code',
      'A detection is a reason to stop and look',
    ],
  },
  'What does a detection name such as HackTool or Trojan tell me?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [296, 287, 408],
      'PSAppDeployToolkit/PSAppDeployToolkit': [429],
    },
    at: '/faq#detection-name',
    facts: ['HackTool', 'unauthorized access', 'PUA'],
  },
  'Do I have to turn off antivirus protection?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1379, 1337]},
    at: '/faq#turn-off-antivirus',
    facts: [
      'antivirus also ignores the next file',
      'send the file to Microsoft',
    ],
  },
  'Does an open-source activation script contain malware?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [620, 475, 803, 1446]},
    at: '/faq#why-open-source',
    facts: ['A plain script hides nothing', 'can still flag readable code'],
  },
  'How do I tell the real project from a fake site or copy?': {
    issues: {
      'hagezi/dns-blocklists': [9050],
      'massgravel/Microsoft-Activation-Scripts': [475, 803],
    },
    at: '/faq#fake-copy',
    facts: ['letter by letter', 'Get-FileHash', 'Open the file in Notepad'],
  },
  'Does the tool work for Office on a Mac?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [159, 1054]},
    at: '/office_for_mac',
    facts: ['KMS, MAK and the tools for Windows do not exist on a Mac'],
  },
  'I used TSforge. How do I get back to a license of my own?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1102, 950]},
    at: '/unsupported_products_activation#claimed-scope',
    facts: ['return to your own license', 'Office lost it'],
  },
};
