import type {Question} from './question';

export const methods: readonly Question[] = [
  {
    question:
      'What is the difference between HWID, Ohook, KMS38 and Online KMS?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1125',
    ],
    at: '/faq#four-methods',
    facts: [
      'Community names',
      'None of them comes from Microsoft or replaces a license',
    ],
  },
  {
    question: 'Does KMS38 still work?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1188',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/389',
    ],
    at: '/kms38#does-it-work-now',
    facts: ['26100.7019', 'Any newer Windows'],
  },
  {
    question: 'Should I hold back updates so that KMS38 stays?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1188',
    ],
    at: '/kms38#does-it-work-now',
    facts: ['Do not skip updates to keep the date'],
  },
  {
    question: 'How do I remove KMS38 and use a real key?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/16',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/8',
    ],
    at: '/kms38#undo',
    facts: ['slmgr.vbs /ckms', 'slmgr.vbs /ipk'],
  },
  {
    question: 'How do I remove Online KMS and its renewal task?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/8',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/63',
    ],
    at: '/online_kms#undo',
    facts: ['slmgr.vbs /ckms', 'ospp.vbs /remhst', 'Activation-Renewal'],
  },
  {
    question:
      'How do I find what another activator, such as KMSpico, left behind?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1530',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/628',
    ],
    at: '/faq#other-activators',
    facts: [
      'Get-ScheduledTask',
      'Win32_Service',
      'ExclusionPath',
      'Start-MpWDOScan',
    ],
  },
  {
    question: 'Can a digital license from HWID be deleted?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/621',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1279',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/8',
    ],
    at: '/hwid#undo',
    facts: ['Only Microsoft can delete a digital license from its servers'],
  },
  {
    question: 'Does an activation by HWID come back after a reinstallation?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/503',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/810',
    ],
    at: '/hwid#undo',
    facts: [
      'A later clean installation of the same edition may therefore activate by itself',
    ],
  },
  {
    question: 'Does Microsoft block devices or accounts that use HWID?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/224',
    ],
    at: '/hwid#hwid-method',
    facts: [
      'a blocked device, user, or license',
      'activation reports exploits it finds',
    ],
  },
  {
    question: 'How do I get rid of Ohook before I use the Office I bought?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/63',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1431',
    ],
    at: '/ohook#remove',
    facts: ['Uninstall Office completely', 'Resiliency'],
  },
  {
    question:
      'Office works, but ospp.vbs shows a grace period or an error. Which is right?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/269',
    ],
    at: '/ohook#recognize',
    facts: ['Office and the licensing service disagree'],
  },
  {
    question:
      'Does an activator bring the cloud storage and services of Microsoft 365?',
    evidence: [
      'https://github.com/massgravel/massgrave.dev/issues/55',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/476',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1401',
    ],
    at: '/ohook#what-it-hooks',
    facts: ['such as cloud storage, depends on your plan'],
  },
  {
    question:
      'Office says that there was a problem checking the license status of this device. What does it mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1567',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/311',
    ],
    at: '/office-license-is-not-genuine#is-it-this-banner',
    facts: [
      "There was a problem checking this device's license status",
      "couldn't confirm your subscription",
      'every 30 days',
      'remove Ohook',
    ],
  },
  {
    question: 'Is there a newer method than these four?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1105',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1117',
    ],
    at: '/unsupported_products_activation#claimed-scope',
    facts: ['TSforge (February 2025)', 'gives no license for it'],
  },
  {
    question: 'Why does my antivirus program report activation scripts?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/64',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/777',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/759',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/497',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1246',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/65',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1379',
    ],
    at: '/faq#antivirus-detection',
    facts: [
      'a packed program that hides its code',
      'A detection is a reason to stop and look',
    ],
  },
  {
    question: 'What does a detection name such as HackTool or Trojan tell me?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/296',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/287',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/408',
      'https://github.com/PSAppDeployToolkit/PSAppDeployToolkit/issues/429',
    ],
    at: '/faq#detection-name',
    facts: ['HackTool', 'unauthorized access', 'PUA'],
  },
  {
    question: 'Do I have to turn off antivirus protection?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1379',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1337',
    ],
    at: '/faq#turn-off-antivirus',
    facts: [
      'antivirus also ignores the next file',
      'send the file to Microsoft',
    ],
  },
  {
    question: 'Does an open-source activation script contain malware?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/620',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/475',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/803',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1446',
    ],
    at: '/faq#why-open-source',
    facts: ['A plain script hides nothing', 'can still flag readable code'],
  },
  {
    question: 'How do I tell the real project from a fake site or copy?',
    evidence: [
      'https://github.com/hagezi/dns-blocklists/issues/9050',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/475',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/803',
    ],
    at: '/faq#fake-copy',
    facts: ['letter by letter', 'Get-FileHash', 'Open the file in Notepad'],
  },
  {
    question: 'Does the tool work for Office on a Mac?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/159',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1054',
    ],
    at: '/office_for_mac',
    facts: ['KMS, MAK and the tools for Windows do not exist on a Mac'],
  },
];
