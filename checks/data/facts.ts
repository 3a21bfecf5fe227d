/**
 * Facts that several texts write out: pages, the data of the site, messages of tools. `npm run check:content` reports
 * each text with another value. Dates of support are in `lifecycle.ts`, and texts are compared with those too.
 *
 * To add a fact, copy an entry. In a phrase, `[]` stands for the value, and `…` for any words of the same sentence
 * between it and the nearest value. The cells of a table are separated by ` | `. Choose phrases so short that the next
 * text has them too, but that nothing else does.
 *
 * To change a fact, change its value here, run the check, and correct each text that it names.
 */
export interface Fact {
  /**
   * A number, a period, a date, an update, a CVE, a GUID, or a path of a file or in the registry. Other spellings of the
   * same are found too: `7 days` in `seven days` and `10,080 minutes`, and `November 11, 2025` in `November 2025` and
   * `November 11`.
   */
  value: string;
  /** How the texts state it. */
  phrases: readonly string[];
}

/** By what the value tells. */
export const facts: Readonly<Record<string, Fact>> = {
  // KMS
  'how long a KMS activation lasts': {
    value: '180 days',
    phrases: [
      'KMS activation … []',
      '[] KMS activation',
      'Office for [] through a server',
      'Validity of an activation | [] ([])',
      '[] per renewal',
      '/dlv, at most []',
      'still shows more than []',
      'counts down from []',
      'Far more than []',
      'remaining grace of up to []',
      'after [] without renewal',
      'after [] without an answer',
    ],
  },
  'how often a KMS client renews its activation': {
    value: '7 days',
    phrases: [
      'renewed every []',
      'renew it every []',
      'Renewal attempt | every [] ([])',
      'Renewal interval: []',
      'From 15 minutes to 30 days; [] ([]) by default',
    ],
  },
  'how often a KMS client tries before its first activation': {
    value: '2 hours',
    phrases: [
      'Retry before the first activation | every [] ([])',
      'Activation interval: []',
      'From 15 minutes to 30 days; [] by default',
    ],
  },
  'how many Windows clients a KMS host waits for': {
    value: '25',
    phrases: ['[] Windows clients', '[] clients or'],
  },
  'how many servers a KMS host waits for': {
    value: '5',
    phrases: ['[] Windows servers', 'or [] servers'],
  },
  'the port of a KMS host': {
    value: '1688',
    phrases: [
      'endpoints, port []',
      'TCP port [] of the host',
      'Test TCP port []',
      'TCP port [] is',
      'port = []',
      'KMS host | TCP []',
      'core.windows.net | TCP []',
      'core.windows.net on TCP []',
      'kms.corp.example:[]',
      'kms.corp.example -Port []',
      'port of the host (default [])',
      'port of the KMS host, [] by default',
      '/sprt []',
      '/setprt:[]',
    ],
  },
  'how long the title bar of Office stays normal after a KMS activation ran out':
    {
      value: '30 days',
      phrases: ['[] out of tolerance', 'then for [] more'],
    },
  'how long before the end of a KMS activation Windows says so': {
    value: '30 days',
    phrases: ['[] before the end when renewals', 'says so [] before'],
  },
  'how many hosts one KMS host key activates': {
    value: '6',
    phrases: [
      'Hosts for each KMS host key | []',
      'more than [] computers, or more than',
      'on at most [] computers',
    ],
  },
  'how many times a KMS host key activates one host': {
    value: '10',
    phrases: [
      'computers, or more than [] times on one',
      'up to [] activations on',
    ],
  },
  'the registry key of the licensing settings': {
    value:
      'HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\SoftwareProtectionPlatform',
    phrases: ['SPP=[]', 'Registry Editor, open []'],
  },

  // KMS38
  'the first Windows build on which KMS38 fails': {
    value: '26100.7019',
    phrases: [
      'fails from … build []',
      'not on build [] and later',
      '24H2 to build []',
      '24H2: build []',
    ],
  },
  'the first 25H2 build on which KMS38 fails': {
    value: '26200.7019',
    phrases: ['24H2) and []', '25H2: build []'],
  },

  // Keyhole and the other flaws of ClipSp
  'the CVE of Keyhole': {
    value: 'CVE-2024-38184',
    phrases: [
      'Keyhole ([])',
      '[] (Keyhole)',
      '(Keyhole) | []',
      'It is []',
      'Microsoft publishes []',
    ],
  },
  'when Microsoft fixed the flaws of ClipSp': {
    value: 'July 9, 2024',
    phrases: [
      'update of [] closed it',
      'updates of [] fixed',
      '[] | Microsoft closes',
      'updates of [], or any later',
      'cumulative update of [] or later',
      'closed in [], that gave no license',
    ],
  },
  'when Talos published its work on ClipSp': {
    value: 'November 25, 2024',
    phrases: ['[] | Talos publishes', 'Client License Platform ([])'],
  },

  // PowerShell, scripts and addresses
  'the update that brings the module OSLicense': {
    value: 'KB5124008',
    phrases: ['security update of … ([])'],
  },
  'when the module OSLicense came': {
    value: 'September 2026',
    phrases: ['[] … KB5124008', '[]: a PowerShell module'],
  },
  'when Microsoft repeated its plan for VBScript': {
    value: 'September 9, 2025',
    phrases: ['[]: Microsoft repeats', 'VBScript deprecation ([])'],
  },
  'where slmgr.vbs is': {
    value: '%windir%\\System32',
    phrases: ['[]\\slmgr.vbs'],
  },
  'the application ID of Windows': {
    value: '55c92734-d682-4d71-983e-d6ec3f16059f',
    phrases: [
      'Application ID: []',
      "ApplicationID='[]'",
      'right-click the key []',
    ],
  },
  'the application ID of Office': {
    value: '0ff1ce15-a989-479d-af46-f275c6370663',
    phrases: ['replace the ApplicationID with []', '%SPP%\\[]'],
  },
  'the newest licensing preparation package for ESU': {
    value: 'KB5126256',
    phrases: [
      'preparation package for ESU, [] or later',
      'preparation package, [] or later',
    ],
  },
  'the update that brings TLS 1.2 to WinHTTP on Windows 7': {
    value: 'KB3140245',
    phrases: ['install update []', 'download []', 'TLS 1.2 ([])'],
  },

  // Editions, evaluations and installation
  'how long an evaluation of Windows Server lasts': {
    value: '180 days',
    phrases: [
      'Server evaluation runs []',
      "gives: 'Evaluation, []'",
      'Length | []',
    ],
  },
  'how long an evaluation of Windows Enterprise or LTSC lasts': {
    value: '90 days',
    phrases: [
      'LTSC evaluation runs []',
      'Enterprise evaluation, []',
      'LTSC 2024 evaluation, []',
    ],
  },
  'the build from which LTSC 2021 moves to IoT Enterprise in place': {
    value: '19044.2905',
    phrases: [
      'The build has to be []',
      'LTSC 2021 … build [] or later',
      'Supported from build []',
    ],
  },
  'the copies of the articles on upgrades of Windows client editions': {
    value: 'October 2, 2023',
    phrases: [
      'sources are copies from []',
      'Windows edition upgrade (copy of [])',
      'Windows upgrade paths (copy of [])',
    ],
  },
  'how much memory Setup of Windows Server needs in a virtual machine, in MB': {
    value: '800',
    phrases: ['more than [] MB of memory'],
  },

  // Extended Security Updates
  'when consumer ESU was first to end': {
    value: 'October 13, 2026',
    phrases: ['was to end on []'],
  },
  'when Microsoft extended consumer ESU': {
    value: 'June 25, 2026',
    phrases: ['[]: consumer ESU', 'Microsoft extended it in []'],
  },

  // Office
  'how often Microsoft 365 Apps must reach the licensing service': {
    value: '30 days',
    phrases: [
      'licensing service every []',
      'licensing service at least every []',
      'reduced functionality after []',
    ],
  },
  'when the license certificate of Office for Mac expires': {
    value: 'July 13, 2026',
    phrases: [
      '[]: a license certificate',
      'Read-only since []',
      'Office certificate change of []',
    ],
  },
};
