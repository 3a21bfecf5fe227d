/**
 * What the activation-status reader answers with, apart from what it says of a license: that is in
 * `src/lib/activationStatus/answers`. Backticks mark code.
 */
import type {ChannelKind} from './activationFields';

/** The text of a link from an answer, by the page or section of this site that it leads to. */
export const linkTexts = {
  '/hwid': 'Digital licenses and hardware changes',
  '/online_kms': 'How KMS activation works',
  '/licensing-servers-issue#cloud': 'Windows in Azure or Google Cloud',
  '/kms38': 'What KMS38 was',
  '/our_non-piracy_site#return-to-your-own-license':
    'Return to your own license',
  '/evaluation_editions': 'Evaluation editions',
  '/troubleshoot': 'Troubleshoot activation',
  '/office-license-is-not-genuine': 'The Office "not genuine" banner',
  '/windows10_eol': 'Windows 10 after the end of support',
  '/windows_xp_links#activation': 'Windows XP and activation',
  '/change_windows_edition': 'Change the edition',
  '/licensing-servers-issue': 'Reach the licensing servers',
  '/check_activation_status#check-office-with-ospp':
    'Check the license of Office',
  '/check_activation_status#check-microsoft-365-apps':
    'Check Microsoft 365 Apps',
  '/check_activation_status#check-with-powershell': 'Check with PowerShell',
  '/check_activation_status#channel-words': 'Channel words',
  '/command_line_switches#slmgr/ato': 'What /ato does',
  '/change_windows_edition#change-many-pcs': 'Enterprise by subscription',
  '/unsupported_products_activation#server':
    'Automatic virtual machine activation',
  '/unsupported_products_activation#rds-cals':
    'Remote Desktop client access licenses',
  '/troubleshoot#0xC004F014': 'Look up 0xC004F014',
  '/troubleshoot#0x80070005': 'Look up 0x80070005',
} as const;

/** What an answer links to. */
export type LinkTarget = keyof typeof linkTexts;

/** What is said. */
export interface AnswerText {
  /** Absent for a neutral one. */
  tone?: 'success' | 'warning' | 'danger';
  /** The verdict in a few words, if the tone says too little. Of a finding: if the license is activated otherwise. */
  badge?: string;
  text: string;
  link?: LinkTarget;
}

/** A sentence about the whole text. */
interface MessageAnswer extends AnswerText {
  /** The command whose answer tells more, where it is not that of Windows; null if there is none. */
  ask?: AskId | null;
}

/** Commands to run and paste. Each puts its answer on the clipboard. */
export const askCommands = {
  windows: {
    in: 'Command Prompt',
    command: 'cscript //nologo %windir%\\System32\\slmgr.vbs /dlv | clip',
  },
  office: {
    in: 'Command Prompt (administrator)',
    command:
      'cscript //nologo "%ProgramFiles%\\Microsoft Office\\Office16\\ospp.vbs" /dstatus | clip',
  },
  // Windows refuses scripts by default, and this one writes most lines to the window: another PowerShell pipes them all.
  subscription: {
    in: 'PowerShell',
    command:
      'powershell.exe -ExecutionPolicy RemoteSigned -File "$env:ProgramFiles\\Microsoft Office\\Office16\\vnextdiag.ps1" -action list | clip',
  },
  query: {
    in: 'PowerShell',
    command:
      'Get-CimInstance SoftwareLicensingProduct -Filter "PartialProductKey IS NOT NULL" | Format-List Name, Description, LicenseStatus, LicenseStatusReason, GracePeriodRemaining | clip',
  },
} as const;

export type AskId = keyof typeof askCommands;

const oldReport = "That's a report of Microsoft's old validation tool.";
const missingPart =
  '`0x80070002` in such a report only means that a part of that tool was missing.';

/** What a tool printed instead of a report, what the text is instead, and remarks about the whole text. */
export type MessageId = keyof typeof messages;

const messages = {
  'no-key': {
    tone: 'danger',
    text: 'Windows has no product key installed. Enter the one you own.',
    link: '/troubleshoot#0xC004F014',
  },
  'no-office-key': {
    tone: 'warning',
    text: '`ospp.vbs` found no key of a volume license or an older one-time purchase. Open Word once and repeat, or look with `vNextDiag.ps1`.',
    link: '/check_activation_status#check-microsoft-365-apps',
    ask: 'office',
  },
  'no-script': {
    tone: 'warning',
    text: 'The script is not in that folder. For `ospp.vbs`, try the other Program Files folder. If `%windir%` is in the path, use Command Prompt: PowerShell does not know that name.',
    link: '/check_activation_status#check-office-with-ospp',
    ask: 'office',
  },
  'scripts-disabled': {
    tone: 'warning',
    text: 'PowerShell refused to run the script. The command below allows it for this run only, unless a policy forbids that.',
    link: '/check_activation_status#check-microsoft-365-apps',
    ask: 'subscription',
  },
  'script-host-disabled': {
    tone: 'warning',
    text: "Windows Script Host is turned off on the PC, often by an administrator. So `slmgr.vbs` and `ospp.vbs` can't run. Use the PowerShell command (CIM query) instead. It needs no script.",
    link: '/check_activation_status#check-with-powershell',
    ask: 'query',
  },
  'no-script-engine': {
    tone: 'warning',
    text: "VBScript is missing or its file type is broken on the PC. So `slmgr.vbs` and `ospp.vbs` can't run. Use the PowerShell command (CIM query) instead. It needs no script.",
    link: '/check_activation_status#check-with-powershell',
    ask: 'query',
  },
  'no-script-extension': {
    tone: 'warning',
    text: 'The command did not name the script correctly, often because of a quotation mark or a missing space. Copy the command below with its quotation marks. For 32-bit Office, write `%ProgramFiles(x86)%`.',
    link: '/check_activation_status#check-office-with-ospp',
    ask: 'office',
  },
  'access-denied': {
    tone: 'warning',
    text: 'The tool was refused access. Run it in a Command Prompt opened as administrator.',
    link: '/troubleshoot#0x80070005',
  },
  'version-only': {
    text: "That's your Windows version. To see whether Windows is activated, run `slmgr.vbs /dlv` or the CIM query.",
    link: '/check_activation_status#check-with-powershell',
  },
  'preview-mark': {
    text: 'Preview builds of Windows show "Evaluation copy" on the desktop, activated or not.',
  },
  'evaluation-mark': {
    text: '"Evaluation copy" can mean an evaluation edition, or a preview build of Windows. An evaluation has "Evaluation" in the name of its edition. Both show the words, activated or not.',
    link: '/evaluation_editions',
  },
  'other-version': {
    tone: 'warning',
    text: "`slmgr.vbs` on this PC doesn't work with the Windows version of the other PC. Run the command on that PC itself.",
    link: '/check_activation_status#check-with-powershell',
  },
  'no-subscription': {
    tone: 'warning',
    text: '`vNextDiag.ps1` found no subscription or device license for this Windows user. For volume Office and older one-time purchases, use `ospp.vbs`.',
    link: '/check_activation_status#check-office-with-ospp',
    ask: 'office',
  },
  'legacy-model': {
    text: '`vNextDiag.ps1` lists a product in the older licensing model (Legacy). `ospp.vbs` shows its state.',
    link: '/check_activation_status#check-office-with-ospp',
    ask: 'office',
  },
  'no-license': {
    tone: 'warning',
    text: 'No license was read. The command below prints it.',
  },
  'key-installed': {
    text: 'A product key was installed, but that activates nothing yet. Run `slmgr.vbs /ato`, then check the state again.',
    link: '/command_line_switches#slmgr/ato',
  },
  'key-removed': {
    text: 'The product key was removed. After a restart, Windows is unlicensed: enter the key you want to use.',
    link: '/troubleshoot',
  },
  'host-set': {
    text: 'Somebody set a KMS host by hand. It should belong to your organization. If it does, run `slmgr.vbs /ato` to activate.',
    link: '/online_kms',
  },
  'event-log': {
    text: "That's an entry of the event log. In one about a request, `0x0` means success.",
    link: '/online_kms',
  },
  'status-check': {
    text: "That's event 1003, in which the licensing service lists every license. It isn't an error. A code in a row is the reason for that license only; a row with `0x00000000, 1` is licensed. For the state of this PC, run `slmgr.vbs /dlv`.",
    link: '/check_activation_status#check-with-powershell',
  },
  'event-information': {
    text: "That's an event that only informs. A code in it is what the licensing service found while it started or worked, not an error of this PC. For the state of this PC, run `slmgr.vbs /dlv`.",
    link: '/check_activation_status#check-with-powershell',
  },
  'product-key': {
    text: "There's a product key in the text. Don't share it.",
  },
  'product-id': {
    text: "There's a product ID in the text. It isn't secret, and it can't activate anything.",
  },
  'not-activated': {
    tone: 'warning',
    text: "Windows or Office isn't activated? Answer a few questions to find the reason and the fix.",
    link: '/troubleshoot',
  },
  'office-not-activated': {
    tone: 'warning',
    text: "Office isn't activated? See which license it has, then answer a few questions to find the reason and the fix.",
    link: '/troubleshoot',
    ask: 'office',
  },
  'other-program': {
    text: "That's about the license of another program. This tool reads those of Windows and Office.",
    ask: null,
  },
  'validation-report': {
    tone: 'warning',
    text: `${oldReport} "Validation Status: Genuine" in such a report means that Windows passed, and anything else there that it did not. ${missingPart}`,
    link: '/windows_xp_links#activation',
    ask: null,
  },
  'validation-passed': {
    text: `${oldReport} Its line "Validation Status" says Genuine: Windows passed when the report was made. ${missingPart}`,
    link: '/windows_xp_links#activation',
    ask: null,
  },
  'validation-blocked': {
    tone: 'danger',
    text: `${oldReport} Its line "Validation Status" says that the volume key of Windows was blocked, so Windows counted as not genuine. ${missingPart}`,
    link: '/windows_xp_links#activation',
    ask: null,
  },
  'validation-not-activated': {
    tone: 'danger',
    text: `${oldReport} Its line "Validation Status" says that Windows was not activated. ${missingPart}`,
    link: '/windows_xp_links#activation',
    ask: null,
  },
  'kms-server-log': {
    text: "That's the log of a KMS server. The status in it is what a client had when it asked, mostly before it was activated. For the state of that PC, run `slmgr.vbs /dlv` on it.",
    link: '/online_kms',
  },
  'esu-eligibility': {
    text: "That's about Extended Security Updates (ESU) for Windows 10: whether this PC can enroll, and why.",
    link: '/windows10_eol',
  },
  'remote-desktop': {
    text: "That's about licenses for Remote Desktop, which people need in addition to an activated Windows Server.",
    link: '/unsupported_products_activation#rds-cals',
    ask: null,
  },
  contradiction: {
    tone: 'warning',
    text: 'The text says both: activated and not activated. If both are of one PC, trust what `slmgr.vbs /dlv` prints, and for Office, `ospp.vbs /dstatus`: they ask the licensing service. What a window or the desktop shows can be older. Restart the PC and compare again.',
    link: '/check_activation_status#check-with-powershell',
  },
  'in-question': {
    tone: 'warning',
    text: 'The words around the report put it in question: they tell of another PC, of another time, or of what should be shown. The state of your PC is what the command prints on it.',
    link: '/check_activation_status#check-with-powershell',
  },
  'too-many': {
    text: 'The text is very long. Only its beginning was read.',
  },
  foreign: {
    tone: 'warning',
    text: 'This tool reads English, and few words of other languages. Run the command below. It prints the same in every language. In a `/dlv` report, the state is on the line after the last five characters of the key.',
    link: '/check_activation_status#check-with-powershell',
    ask: 'query',
  },
} as const satisfies Record<string, MessageAnswer>;

export const messageAnswers: Readonly<Record<MessageId, MessageAnswer>> =
  messages;

/** How a license of each channel is activated. */
export const channelActivations: Readonly<
  Record<ChannelKind, string | undefined>
> = {
  retail:
    "A retail key, or a digital license of the device. The tools show the same for a key and a digital license. They can't tell whose license it is.",
  preinstalled:
    "By a key of a PC's maker, once. It doesn't end. A tool can have installed that key.",
  'kms-client':
    "By an organization's KMS host or Active Directory. Windows renews it from time to time.",
  'kms-host':
    'By a KMS host key, with which this PC can activate others. A tool can have set that up.',
  mak: "By a multiple activation key (MAK), once. It doesn't end. A tool can have installed that key.",
  'virtual-machine': 'By the Hyper-V host on which this virtual machine runs.',
  evaluation: 'As an evaluation, for a limited time.',
  subscription: 'By a subscription, renewed while it is paid.',
  'office-grace': undefined,
};

/** The verdict on a sentence that says more, or something else, than the state. */
export const settingAnswers = {
  linked: {
    tone: 'success',
    text: 'Activated with a digital license that is linked to a Microsoft account.',
  },
  'digital-license': {
    tone: 'success',
    text: 'Activated with a digital license of the device.',
  },
  'expires-soon': {
    tone: 'warning',
    badge: 'Ends soon',
    text: 'Windows says that its license ends soon.',
  },
  'no-server': {
    tone: 'danger',
    text: "Not activated: Windows can't reach your organization's activation server.",
  },
  subscription: {tone: 'success', text: 'The subscription is active.'},
  'no-subscription': {
    tone: 'danger',
    badge: 'Subscription not valid',
    text: "The Enterprise subscription isn't valid, so the PC has no Enterprise features.",
  },
  'not-genuine': {
    tone: 'danger',
    badge: 'Not genuine',
    text: "Not activated: Windows says that this copy isn't genuine.",
  },
  'office-not-genuine': {
    tone: 'danger',
    badge: 'Not genuine',
    text: "Office says that its license isn't genuine.",
  },
  'office-license': {
    tone: 'warning',
    text: 'Office says that there is a problem with its license.',
  },
  'office-subscription': {
    tone: 'warning',
    badge: 'Subscription problem',
    text: 'Office says that there is a problem with its subscription.',
  },
  'office-ended': {
    tone: 'danger',
    badge: 'Subscription ended',
    text: 'Office says that its subscription or trial has ended.',
  },
  'office-ends-soon': {
    tone: 'warning',
    badge: 'Ends soon',
    text: 'Office says that its subscription or trial ends soon.',
  },
  'office-unverified': {
    tone: 'warning',
    badge: 'Not verified',
    text: "Office couldn't verify its license or subscription.",
  },
  'office-deadline': {
    tone: 'warning',
    badge: 'Not activated yet',
    text: 'Not activated yet: Office wants to be activated by the day in the text.',
  },
  'office-reduced': {
    tone: 'danger',
    badge: 'Reduced functionality',
    text: 'Office has turned most of its features off.',
  },
  // What vNextDiag.ps1 says of a subscription
  'subscription-grace': {
    tone: 'warning',
    badge: 'Grace period',
    text: 'In a grace period: the date of the license on this PC has passed. Office keeps working {until $endText|for now}.',
  },
  'subscription-reduced': {
    tone: 'danger',
    badge: 'Reduced functionality',
    text: 'Reduced functionality: you can open and print, but not edit.',
  },
  'subscription-problem': {
    tone: 'warning',
    text: 'It was activated, but the subscription has a problem.',
  },
} as const satisfies Record<string, AnswerText>;

export type SettingsMeaning = keyof typeof settingAnswers;

/**
 * Where a KMS host appears to be.
 * - `private`: a private host name or IP address;
 * - `public-name`: a name in a public domain, with a private IP address;
 * - `public`: a public IP address, or a public name without a private IP address;
 * - `cloud`: the host of Azure or Google Cloud, for the machines in it;
 * - `this-pc`: a loopback address or name;
 * - `left-behind`: the address that Online KMS leaves if nothing is to renew;
 * - `unknown`: not a valid name or address.
 */
export type KmsHostPlace =
  | 'private'
  | 'public-name'
  | 'public'
  | 'cloud'
  | 'this-pc'
  | 'left-behind'
  | 'unknown';

/** Where that is, in words. */
export const hostPlaces: Readonly<Record<KmsHostPlace, string>> = {
  private: 'on a private network',
  'public-name': 'a name in a public domain, at a private address',
  public: 'a public name or address',
  cloud: 'of Azure or Google Cloud',
  'this-pc': 'this PC itself',
  'left-behind': 'the address that Online KMS leaves',
  unknown: "a name that can't be identified",
};

/** What a KMS host counts before it activates, by what it activates. */
export const kmsCounts = {
  windows: '25 for Windows clients, 5 for servers',
  office: '5',
  unknown: '25 for Windows clients, 5 for servers or Office',
} as const;

/** Titles of licenses whose product was not read. */
export const unnamedTitles = {
  windows: 'Windows',
  office: 'Office',
  host: 'KMS host',
  unknown: 'Unknown product',
} as const;

/** The verdict in a few words, by tone, where nothing more exact fits. */
export const badges = {
  success: 'Activated',
  warning: 'Needs attention',
  danger: 'Not activated',
  neutral: 'State not read',
} as const;

/** What a license is for that adds something to Windows. */
export const addOnKinds = {
  esu: 'This license is for updates after the end of support. Windows has its own license.',
  other: 'This license adds something to Windows, which has its own license.',
} as const;

/** How an active license is renewed. */
export const renewalKinds = {
  kms: 'By a KMS host. Windows and Office try to renew it every 7 days.',
  directory:
    'By an activation object in Active Directory. It renews while the PC can reach its domain.',
  token: 'By a token: a certificate or a smart card.',
  'virtual-machine': channelActivations['virtual-machine'],
} as const;

/** Who holds a license of Microsoft 365 Apps. */
export const holderTexts = {
  user: 'A license of the person who signs in to Office',
  device: 'A license of this device, for everyone who uses it',
  'shared-computer': 'A token of one person on a shared computer',
  unknown: 'A Microsoft 365 Apps license',
} as const;
