/**
 * What the activation-status reader answers with: the sentences that do not depend on dates, and the pages they link to.
 *
 * Backticks mark code. `src/lib/activationStatus` decides which sentence fits.
 */
import type {ChannelKind} from './activationFields';

/** Pages of this site that an answer links to, with link text. */
export const answerLinks = {
  hwid: {to: '/hwid', label: 'Digital licenses and hardware changes'},
  kms: {to: '/online_kms', label: 'How KMS activation works'},
  kms38: {to: '/kms38', label: 'What KMS38 was'},
  evaluation: {to: '/evaluation_editions', label: 'Evaluation editions'},
  troubleshoot: {to: '/troubleshoot', label: 'Troubleshoot activation'},
  officeGenuine: {
    to: '/office-license-is-not-genuine',
    label: 'The Office "not genuine" banner',
  },
  windows10: {
    to: '/windows10_eol',
    label: 'Windows 10 after the end of support',
  },
  editions: {to: '/change_windows_edition', label: 'Change the edition'},
  servers: {
    to: '/licensing-servers-issue',
    label: 'Reach the licensing servers',
  },
  office: {
    to: '/check_activation_status#check-office-with-ospp',
    label: 'Check the license of Office',
  },
  subscription: {
    to: '/check_activation_status#check-microsoft-365-apps',
    label: 'Check Microsoft 365 Apps',
  },
  query: {
    to: '/check_activation_status#check-with-powershell',
    label: 'Check with PowerShell and CIM',
  },
  channels: {
    to: '/check_activation_status#channel-words',
    label: 'Channel words',
  },
  switches: {
    to: '/command_line_switches#slmgr/ato',
    label: 'What /ato does',
  },
  windowsSubscription: {
    to: '/change_windows_edition#change-many-pcs',
    label: 'Enterprise by subscription',
  },
  guests: {
    to: '/unsupported_products_activation#server',
    label: 'Automatic virtual machine activation',
  },
  noKey: {to: '/troubleshoot#0xC004F014', label: 'Look up 0xC004F014'},
  accessDenied: {to: '/troubleshoot#0x80070005', label: 'Look up 0x80070005'},
} as const;

export type AnswerLink = keyof typeof answerLinks;

/** A sentence about the whole text. */
interface MessageAnswer {
  tone: 'neutral' | 'warning' | 'danger';
  text: string;
  link?: AnswerLink;
  /** The command whose answer tells more, where it is not that of Windows. */
  ask?: AskId;
}

/** Commands to run and paste. Each puts its answer on the clipboard. */
export const askCommands = {
  windows: {
    in: 'Command Prompt',
    command: 'cscript //nologo %windir%\\System32\\slmgr.vbs /dlv | clip',
  },
  office: {
    in: 'Command Prompt',
    command:
      'cscript //nologo "%ProgramFiles%\\Microsoft Office\\Office16\\ospp.vbs" /dstatus | clip',
  },
  query: {
    in: 'PowerShell',
    command:
      'Get-CimInstance SoftwareLicensingProduct -Filter "PartialProductKey IS NOT NULL" | Format-List Name, Description, LicenseStatus, LicenseStatusReason, GracePeriodRemaining | clip',
  },
} as const;

export type AskId = keyof typeof askCommands;

/** What a tool printed instead of a report, what the text is instead, and remarks about the whole text. */
export type MessageId = keyof typeof messages;

const messages = {
  'no-key': {
    tone: 'danger',
    text: 'Windows has no product key installed. Enter the one you own.',
    link: 'noKey',
  },
  'no-office-key': {
    tone: 'warning',
    text: '`ospp.vbs` found no key of a volume or one-time purchase license. Check for a subscription with `vNextDiag.ps1`.',
    link: 'subscription',
    ask: 'office',
  },
  'no-script': {
    tone: 'warning',
    text: 'The script is not in that folder. Try the other Program Files folder.',
    link: 'office',
    ask: 'office',
  },
  'scripts-disabled': {
    tone: 'warning',
    text: 'PowerShell refused to run the script. Allow local scripts for that window only, unless a policy forbids it.',
    link: 'subscription',
    ask: 'office',
  },
  'script-host-disabled': {
    tone: 'warning',
    text: 'Windows Script Host is switched off on that PC, often by an administrator, so `slmgr.vbs` and `ospp.vbs` cannot run. Ask with the CIM query instead, which needs no script.',
    link: 'query',
    ask: 'query',
  },
  'no-script-engine': {
    tone: 'warning',
    text: 'VBScript is missing or its file type is broken on that PC, so `slmgr.vbs` and `ospp.vbs` cannot run. Ask with the CIM query instead, which needs no script.',
    link: 'query',
    ask: 'query',
  },
  'no-script-extension': {
    tone: 'warning',
    text: 'The command did not name the script correctly, often because of a quotation mark or a missing space. Copy the command with its quotation marks from the steps below.',
    link: 'office',
    ask: 'office',
  },
  'access-denied': {
    tone: 'warning',
    text: 'The tool was refused access. Run it in a prompt that you opened as administrator.',
    link: 'accessDenied',
  },
  'version-only': {
    tone: 'neutral',
    text: 'This names the version of Windows and says nothing about its activation. Ask with `slmgr.vbs /dlv` or the CIM query.',
    link: 'query',
  },
  'other-version': {
    tone: 'warning',
    text: 'The other PC has a version of Windows that `slmgr.vbs` of this one cannot ask. Run the command on that PC itself.',
    link: 'query',
  },
  'no-subscription': {
    tone: 'warning',
    text: '`vNextDiag.ps1` found no subscription or device license for this Windows user. Volume and one-time purchase Office answer to `ospp.vbs`.',
    link: 'office',
    ask: 'office',
  },
  'legacy-model': {
    tone: 'neutral',
    text: '`vNextDiag.ps1` lists a product in the older licensing model (Legacy). `ospp.vbs` shows its state.',
    link: 'office',
    ask: 'office',
  },
  'no-license': {
    tone: 'warning',
    text: "This text doesn't show a license.",
  },
  'key-installed': {
    tone: 'neutral',
    text: 'A product key was installed. That alone activates nothing: run `slmgr.vbs /ato` next, then ask for the state.',
    link: 'switches',
  },
  'key-removed': {
    tone: 'neutral',
    text: 'The product key was removed. After a restart, Windows is unlicensed: enter the key you want to use.',
    link: 'troubleshoot',
  },
  'host-set': {
    tone: 'neutral',
    text: 'A KMS host was set by hand. It should be one of your organization. Run `slmgr.vbs /ato` to activate with it.',
    link: 'kms',
  },
  'command-done': {
    tone: 'neutral',
    text: 'The command worked. It says nothing about the activation.',
  },
  'event-log': {
    tone: 'neutral',
    text: "That's an entry of the event log. It shows what was asked at that time, and no error: `0x0` means success.",
    link: 'kms',
  },
  'product-key': {
    tone: 'neutral',
    text: "That's a product key. It doesn't show whether a PC is activated, and it's best kept to yourself.",
  },
  'product-id': {
    tone: 'neutral',
    text: "That's a product ID. It isn't secret, it can't activate anything, and it doesn't show whether the PC is activated.",
  },
  'not-activated': {
    tone: 'warning',
    text: "If Windows or Office says that it isn't activated, a few questions lead to the reason and the fix.",
    link: 'troubleshoot',
  },
  'too-many': {
    tone: 'neutral',
    text: 'The text has very many licenses, so only the first ones were read.',
  },
  foreign: {
    tone: 'warning',
    text: "This reader doesn't know all words of that language. Ask with the command below, which prints the same in every language. In a report of `/dlv`, the line below the last five characters of the key is the state.",
    link: 'query',
    ask: 'query',
  },
} as const satisfies Record<string, MessageAnswer>;

export const messageAnswers: Readonly<Record<MessageId, MessageAnswer>> =
  messages;

/** What to do next about a license. */
export const nextSteps = {
  'find-out-who': {
    text: 'Find out who set this up. On a PC that no organization manages, change to a license of your own.',
    link: 'kms',
  },
  'convert-evaluation': {
    text: 'See which evaluation editions can be converted, and which need a clean installation.',
    link: 'evaluation',
  },
  'activate-evaluation': {
    text: 'Connect the PC to the internet and run `slmgr.vbs /ato`: the activation starts the evaluation period.',
    link: 'evaluation',
  },
  'use-guest-key': {
    text: 'Is this a virtual machine on an activated Datacenter host? RETAIL means that a retail key is in use: install the AVMA key instead. Otherwise look up the reason.',
    link: 'guests',
  },
  'sign-in-for-subscription': {
    text: 'Sign in to Windows with the work or school account that has the subscription.',
    link: 'windowsSubscription',
  },
  'plan-full-edition': {
    text: 'Plan the change to a full edition before the evaluation ends.',
    link: 'evaluation',
  },
  'renew-windows': {
    text: 'Connect to the network of your organization and run `slmgr.vbs /ato`. A private PC needs a license of its own.',
    link: 'kms',
  },
  'renew-office': {
    text: 'Connect to the network of your organization and run `ospp.vbs /act`. A private PC needs a license of its own.',
    link: 'kms',
  },
  'stay-in-network': {
    text: 'Nothing to do while the PC reaches the network of the organization from time to time.',
    link: 'kms',
  },
  'serve-clients': {
    text: 'Nothing to do here; the clients need a way to this host.',
    link: 'kms',
  },
  'keep-multiple-key': {
    text: 'Nothing to do. A reinstallation can use up another activation of the key.',
    link: 'kms',
  },
  'stay-on-host': {
    text: 'Nothing to do while the virtual machine runs on its activated host.',
    link: 'channels',
  },
  'keep-paying': {
    text: 'Nothing to do while the subscription is paid.',
    link: 'subscription',
  },
  'keep-account': {
    text: 'Nothing to do. Keep the account or the invoice that the license came with.',
    link: 'office',
  },
  'keep-key': {
    text: 'Nothing to do. Keep the key or the proof of the license.',
    link: 'channels',
  },
  'link-account': {
    text: 'Nothing to do. Before a change of hardware, link the license to a Microsoft account.',
    link: 'hwid',
  },
  'sign-in-after-change': {
    text: 'Nothing to do. After a change of hardware, sign in with that account.',
    link: 'hwid',
  },
  'ask-for-day': {
    text: 'Run `slmgr.vbs /xpr` for the day. A work PC has to reach the network of its organization before then; a private PC needs a license of its own.',
    link: 'kms',
  },
  'check-subscription': {
    text: 'Microsoft 365 Apps leave an entry like this behind when they use their newer licensing model. Check that with `vNextDiag.ps1` first.',
    link: 'subscription',
  },
  'check-office-validation': {
    text: 'Find out why validation failed.',
    link: 'officeGenuine',
  },
  'check-windows-validation': {
    text: 'Find out why validation failed.',
    link: 'troubleshoot',
  },
  'run-again': {
    text: 'Run the tool again. If it says the same, ask with the CIM query.',
    link: 'query',
  },
  'use-troubleshooter': {
    text: 'If hardware was changed, use the activation troubleshooter of Windows.',
    link: 'hwid',
  },
  'look-up-reason': {
    text: 'Look up the reason code for causes and fixes.',
    link: 'troubleshoot',
  },
  'look-up-error': {
    text: 'Look up the error for causes and fixes.',
    link: 'troubleshoot',
  },
  'sign-in-to-office': {
    text: 'Sign in to Office with the account that has the license, or enter the key you own.',
    link: 'office',
  },
  'enter-key-or-sign-in': {
    text: 'Enter the key you own, or sign in with the Microsoft account that has the digital license.',
    link: 'troubleshoot',
  },
  'enter-key': {text: 'Enter the key you own.', link: 'troubleshoot'},
  'check-windows-too': {
    text: 'Nothing to do for this license. Look at the entry of Windows itself too: updates need both.',
    link: 'windows10',
  },
  'activate-add-on': {
    text: 'Enter the key of this license, then activate it with its Activation ID: `slmgr.vbs /ato` and the ID.',
    link: 'windows10',
  },
  'change-edition': {
    text: 'See how to change to one of these editions.',
    link: 'editions',
  },
  'ask-windows': {
    text: 'For the state, paste the answer of `slmgr.vbs /dlv`, or of the CIM query if Windows is not in English.',
    link: 'query',
  },
  'ask-office': {
    text: 'For the state, paste the answer of `ospp.vbs /dstatus`.',
    link: 'office',
  },
  'subscription-run-again': {
    text: 'Start an Office app while the PC is online, then run the tool again.',
    link: 'subscription',
  },
  'subscription-stay-online': {
    text: 'Nothing to do. Office must reach the licensing service every 30 days.',
    link: 'subscription',
  },
  'subscription-sign-in': {
    text: 'Sign in to Office with the account that has the subscription, and check that it is paid.',
    link: 'subscription',
  },
} as const satisfies Record<string, {text: string; link: AnswerLink}>;

export type StepId = keyof typeof nextSteps;

/** How a license of each channel is activated, and the step while it is active if the channel alone decides it. */
export const channelAnswers: Readonly<
  Record<ChannelKind, {activation: string; step?: StepId}>
> = {
  retail: {
    activation:
      'A retail key, or a digital license of the device. The tools print the same for both, and cannot tell whose license it is.',
  },
  preinstalled: {
    activation: 'By the maker of the PC, once, without an end.',
  },
  'kms-client': {
    activation:
      'By a KMS host or a directory of an organization, renewed from time to time.',
    step: 'stay-in-network',
  },
  'kms-host': {
    activation:
      'By a KMS host key: this PC activates others in its organization.',
    step: 'serve-clients',
  },
  mak: {
    activation:
      'By a multiple activation key, once with Microsoft, without an end.',
    step: 'keep-multiple-key',
  },
  'virtual-machine': {
    activation: 'By the Hyper-V host on which this virtual machine runs.',
    step: 'stay-on-host',
  },
  evaluation: {
    activation: 'As an evaluation, for a limited time.',
    step: 'plan-full-edition',
  },
  subscription: {
    activation: 'By a subscription, renewed while it is paid.',
    step: 'keep-paying',
  },
  'office-grace': {
    activation: 'Not yet: Office waits for its first activation.',
  },
};

interface SettingAnswer {
  tone: 'success' | 'warning' | 'danger';
  badge?: string;
  text: string;
  step?: StepId;
}

const settings = {
  linked: {
    tone: 'success',
    text: 'Activated with a digital license that is linked to a Microsoft account.',
    step: 'sign-in-after-change',
  },
  'digital-license': {
    tone: 'success',
    text: 'Activated with a digital license of the device.',
  },
  'expires-soon': {
    tone: 'warning',
    badge: 'Ends soon',
    text: 'Activated, but Windows says that its license ends soon.',
    step: 'ask-for-day',
  },
  'no-server': {
    tone: 'danger',
    text: "Not activated: Windows can't reach the activation server of the organization.",
  },
  subscription: {
    tone: 'success',
    text: 'The subscription is active.',
    step: 'keep-account',
  },
  'no-subscription': {
    tone: 'danger',
    badge: 'Subscription not valid',
    text: "The subscription isn't valid, so the PC has no Enterprise features.",
    step: 'sign-in-for-subscription',
  },
  'not-genuine': {
    tone: 'danger',
    badge: 'Not genuine',
    text: "Not activated: Windows says that this copy isn't genuine.",
    step: 'check-windows-validation',
  },
  'office-not-genuine': {
    tone: 'danger',
    badge: 'Not genuine',
    text: "Office says that its license isn't genuine.",
    step: 'check-office-validation',
  },
} as const satisfies Record<string, SettingAnswer>;

export type SettingsMeaning = keyof typeof settings;

/** The verdict on a sentence that says more, or something else, than the state. */
export const settingAnswers: Readonly<Record<SettingsMeaning, SettingAnswer>> =
  settings;

export interface FindingAnswer {
  tone: 'neutral' | 'warning';
  /** What the card is headed with, if the license is activated otherwise. */
  badge?: string;
  text: string;
  link?: AnswerLink;
}

/** What is unusual about a license, where the sentence needs no figure. */
export const findingAnswers: Readonly<
  Record<
    'fixed-host' | 'evaluation' | 'grace' | 'no-rearm' | 'maybe-subscription',
    FindingAnswer
  >
> = {
  'maybe-subscription': {
    tone: 'neutral',
    text: 'Does your organization provide Enterprise as a subscription? Then Windows Pro must be activated on this PC first, and somebody with a license has to sign in.',
    link: 'windowsSubscription',
  },
  'fixed-host': {
    tone: 'neutral',
    text: 'Someone set the KMS host by hand instead of leaving it to DNS. It should be one of your organization.',
    link: 'kms',
  },
  evaluation: {
    tone: 'warning',
    text: 'This is an evaluation edition. A key for the full edition does not activate it as it is.',
    link: 'evaluation',
  },
  grace: {
    tone: 'warning',
    text: 'This is a grace period, not an activation: it ends by itself.',
  },
  'no-rearm': {
    tone: 'neutral',
    text: 'No rearm is left, so the grace period cannot be reset again.',
  },
};

/** Where a KMS host is, and what is unusual about that. */
export const hostAnswers: Readonly<
  Record<
    'private' | 'public-name' | 'public' | 'this-pc' | 'unknown',
    {place: string; finding?: FindingAnswer}
  >
> = {
  private: {place: 'on a private network'},
  'public-name': {
    place: 'a name below a public domain, at a private address',
    finding: {
      tone: 'neutral',
      text: 'The name of the KMS host is below a public domain, its address is private. That fits an organization that uses its own domain inside; check that it is yours.',
      link: 'kms',
    },
  },
  public: {
    place: 'outside private networks',
    finding: {
      tone: 'warning',
      badge: 'Unusual KMS host',
      text: 'The KMS host is outside private networks. A host of your organization is normally inside; if you do not know this one, read on.',
      link: 'kms',
    },
  },
  'this-pc': {
    place: 'this PC itself',
    finding: {
      tone: 'warning',
      badge: 'Unusual KMS host',
      text: 'The KMS host is this PC itself. For Windows that is a sign of KMS38: a KMS host of an organization is another computer.',
      link: 'kms38',
    },
  },
  unknown: {place: 'a name that this reader cannot judge'},
};

/** Titles of licenses whose product was not read. */
export const unnamedTitles = {
  windows: 'Windows',
  office: 'Office',
  unknown: 'Unknown product',
} as const;

/** The verdict in a few words, by tone, where nothing more exact fits. */
export const badges = {
  success: 'Activated',
  warning: 'Needs attention',
  danger: 'Not activated',
  neutral: 'No state found',
} as const;

/** What the state "Notification" means, by product. */
export const reminders = {
  windows: 'Windows shows reminders',
  office: 'Office shows reminders',
  unknown: 'it shows reminders',
} as const;

/** What a license is for that adds something to Windows. */
export const addOnKinds = {
  esu: 'This license is for updates after the end of support. Windows itself has a license of its own.',
  other:
    'This license adds something to Windows, which has a license of its own.',
} as const;

/** The verdict on a grace period. `{runs}` becomes "runs until May 17, 2027" or "is running". */
export const graceVerdicts: Readonly<
  Record<
    2 | 3 | 4 | 6,
    {tone: 'warning' | 'danger'; badge: string; text: string}
  >
> = {
  2: {
    tone: 'warning',
    badge: 'Not activated yet',
    text: 'Not activated yet: the first grace period {runs}.',
  },
  3: {
    tone: 'warning',
    badge: 'Grace period',
    text: 'No longer activated: an additional grace period {runs}.',
  },
  4: {
    tone: 'danger',
    badge: 'Not genuine',
    text: 'Validation found a problem: the non-genuine grace period {runs}.',
  },
  6: {
    tone: 'warning',
    badge: 'Grace period',
    text: 'An extended grace period {runs}.',
  },
};

/** How an active license is renewed. */
export const renewalKinds = {
  kms: 'By a KMS host of an organization; Windows and Office try to renew it every 7 days.',
  directory:
    'By an activation object in Active Directory, renewed while the PC reaches its domain.',
  token: 'By a token: a certificate or a smart card.',
  'virtual-machine': channelAnswers['virtual-machine'].activation,
} as const;

/** Who holds a license of Microsoft 365 Apps. */
export const holderTexts = {
  user: 'A subscription of the person who signs in to Office',
  device: 'A license of this device, for everyone who uses it',
  'shared-computer': 'A token of one person on a shared computer',
  unknown: 'A license of the model that Microsoft 365 Apps use',
} as const;
