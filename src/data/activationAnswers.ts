/**
 * What the activation-status reader answers with: the sentences that do not depend on dates, and the pages they link to.
 *
 * Backticks mark code. `src/lib/activationStatus` decides which sentence fits.
 */
import type {ChannelKind} from './activationFields';

/** Pages of this site that an answer links to, with link text. */
export const answerLinks = {
  hwid: {to: '/hwid', text: 'Digital licenses and hardware changes'},
  kms: {to: '/online_kms', text: 'How KMS activation works'},
  cloud: {
    to: '/licensing-servers-issue#cloud',
    text: 'Windows in Azure or Google Cloud',
  },
  kms38: {to: '/kms38', text: 'What KMS38 was'},
  ownLicense: {
    to: '/our_non-piracy_site#return-to-your-own-license',
    text: 'Return to your own license',
  },
  evaluation: {to: '/evaluation_editions', text: 'Evaluation editions'},
  troubleshoot: {to: '/troubleshoot', text: 'Troubleshoot activation'},
  officeGenuine: {
    to: '/office-license-is-not-genuine',
    text: 'The Office "not genuine" banner',
  },
  windows10: {
    to: '/windows10_eol',
    text: 'Windows 10 after the end of support',
  },
  windowsXp: {
    to: '/windows_xp_links#activation',
    text: 'Windows XP and activation',
  },
  editions: {to: '/change_windows_edition', text: 'Change the edition'},
  servers: {
    to: '/licensing-servers-issue',
    text: 'Reach the licensing servers',
  },
  office: {
    to: '/check_activation_status#check-office-with-ospp',
    text: 'Check the license of Office',
  },
  subscription: {
    to: '/check_activation_status#check-microsoft-365-apps',
    text: 'Check Microsoft 365 Apps',
  },
  query: {
    to: '/check_activation_status#check-with-powershell',
    text: 'Check with PowerShell',
  },
  channels: {
    to: '/check_activation_status#channel-words',
    text: 'Channel words',
  },
  switches: {
    to: '/command_line_switches#slmgr/ato',
    text: 'What /ato does',
  },
  windowsSubscription: {
    to: '/change_windows_edition#change-many-pcs',
    text: 'Enterprise by subscription',
  },
  guests: {
    to: '/unsupported_products_activation#server',
    text: 'Automatic virtual machine activation',
  },
  remoteDesktop: {
    to: '/unsupported_products_activation#rds-cals',
    text: 'Remote Desktop client access licenses',
  },
  noKey: {to: '/troubleshoot#0xC004F014', text: 'Look up 0xC004F014'},
  accessDenied: {to: '/troubleshoot#0x80070005', text: 'Look up 0x80070005'},
} as const;

interface AnswerLink {
  to: string;
  text: string;
}

/** A sentence about the whole text. */
interface MessageAnswer {
  /** Absent for a neutral one. */
  tone?: 'warning' | 'danger';
  text: string;
  link?: AnswerLink;
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
    link: answerLinks.noKey,
  },
  'no-office-key': {
    tone: 'warning',
    text: '`ospp.vbs` found no key of a volume license or an older one-time purchase. Open Word once and repeat, or look with `vNextDiag.ps1`.',
    link: answerLinks.subscription,
    ask: 'office',
  },
  'no-script': {
    tone: 'warning',
    text: 'The script is not in that folder. For `ospp.vbs`, try the other Program Files folder. If `%windir%` is in the path, use Command Prompt: PowerShell does not know that name.',
    link: answerLinks.office,
    ask: 'office',
  },
  'scripts-disabled': {
    tone: 'warning',
    text: 'PowerShell refused to run the script. The command below allows it for this run only, unless a policy forbids that.',
    link: answerLinks.subscription,
    ask: 'subscription',
  },
  'script-host-disabled': {
    tone: 'warning',
    text: "Windows Script Host is turned off on the PC, often by an administrator. So `slmgr.vbs` and `ospp.vbs` can't run. Use the PowerShell command (CIM query) instead. It needs no script.",
    link: answerLinks.query,
    ask: 'query',
  },
  'no-script-engine': {
    tone: 'warning',
    text: "VBScript is missing or its file type is broken on the PC. So `slmgr.vbs` and `ospp.vbs` can't run. Use the PowerShell command (CIM query) instead. It needs no script.",
    link: answerLinks.query,
    ask: 'query',
  },
  'no-script-extension': {
    tone: 'warning',
    text: 'The command did not name the script correctly, often because of a quotation mark or a missing space. Copy the command below with its quotation marks. For 32-bit Office, write `%ProgramFiles(x86)%`.',
    link: answerLinks.office,
    ask: 'office',
  },
  'access-denied': {
    tone: 'warning',
    text: 'The tool was refused access. Run it in a Command Prompt opened as administrator.',
    link: answerLinks.accessDenied,
  },
  'version-only': {
    text: "That's your Windows version. To see whether Windows is activated, run `slmgr.vbs /dlv` or the CIM query.",
    link: answerLinks.query,
  },
  'preview-mark': {
    text: 'Preview builds of Windows show "Evaluation copy" on the desktop, activated or not.',
  },
  'evaluation-mark': {
    text: '"Evaluation copy" can mean an evaluation edition, or a preview build of Windows. An evaluation has "Evaluation" in the name of its edition. Both show the words, activated or not.',
    link: answerLinks.evaluation,
  },
  'other-version': {
    tone: 'warning',
    text: "`slmgr.vbs` on this PC doesn't work with the Windows version of the other PC. Run the command on that PC itself.",
    link: answerLinks.query,
  },
  'no-subscription': {
    tone: 'warning',
    text: '`vNextDiag.ps1` found no subscription or device license for this Windows user. For volume Office and older one-time purchases, use `ospp.vbs`.',
    link: answerLinks.office,
    ask: 'office',
  },
  'legacy-model': {
    text: '`vNextDiag.ps1` lists a product in the older licensing model (Legacy). `ospp.vbs` shows its state.',
    link: answerLinks.office,
    ask: 'office',
  },
  'no-license': {
    tone: 'warning',
    text: 'No license was read. The command below prints it.',
  },
  'key-installed': {
    text: 'A product key was installed, but that activates nothing yet. Run `slmgr.vbs /ato`, then check the state again.',
    link: answerLinks.switches,
  },
  'key-removed': {
    text: 'The product key was removed. After a restart, Windows is unlicensed: enter the key you want to use.',
    link: answerLinks.troubleshoot,
  },
  'host-set': {
    text: 'Somebody set a KMS host by hand. It should belong to your organization. If it does, run `slmgr.vbs /ato` to activate.',
    link: answerLinks.kms,
  },
  'event-log': {
    text: "That's an entry of the event log. In one about a request, `0x0` means success.",
    link: answerLinks.kms,
  },
  'status-check': {
    text: "That's event 1003, in which the licensing service lists every license. It isn't an error. A code in a row is the reason for that license only; a row with `0x00000000, 1` is licensed. For the state of this PC, run `slmgr.vbs /dlv`.",
    link: answerLinks.query,
  },
  'event-information': {
    text: "That's an event that only informs. A code in it is what the licensing service found while it started or worked, not an error of this PC. For the state of this PC, run `slmgr.vbs /dlv`.",
    link: answerLinks.query,
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
    link: answerLinks.troubleshoot,
  },
  'office-not-activated': {
    tone: 'warning',
    text: "Office isn't activated? See which license it has, then answer a few questions to find the reason and the fix.",
    link: answerLinks.troubleshoot,
    ask: 'office',
  },
  'other-program': {
    text: "That's about the license of another program. This tool reads those of Windows and Office.",
    ask: null,
  },
  'validation-report': {
    tone: 'warning',
    text: `${oldReport} "Validation Status: Genuine" in such a report means that Windows passed, and anything else there that it did not. ${missingPart}`,
    link: answerLinks.windowsXp,
    ask: null,
  },
  'validation-passed': {
    text: `${oldReport} Its line "Validation Status" says Genuine: Windows passed when the report was made. ${missingPart}`,
    link: answerLinks.windowsXp,
    ask: null,
  },
  'validation-blocked': {
    tone: 'danger',
    text: `${oldReport} Its line "Validation Status" says that the volume key of Windows was blocked, so Windows counted as not genuine. ${missingPart}`,
    link: answerLinks.windowsXp,
    ask: null,
  },
  'validation-not-activated': {
    tone: 'danger',
    text: `${oldReport} Its line "Validation Status" says that Windows was not activated. ${missingPart}`,
    link: answerLinks.windowsXp,
    ask: null,
  },
  'kms-server-log': {
    text: "That's the log of a KMS server. The status in it is what a client had when it asked, mostly before it was activated. For the state of that PC, run `slmgr.vbs /dlv` on it.",
    link: answerLinks.kms,
  },
  'esu-eligibility': {
    text: "That's about Extended Security Updates (ESU) for Windows 10: whether this PC can enroll, and why.",
    link: answerLinks.windows10,
  },
  'remote-desktop': {
    text: "That's about licenses for Remote Desktop, which people need in addition to an activated Windows Server.",
    link: answerLinks.remoteDesktop,
    ask: null,
  },
  contradiction: {
    tone: 'warning',
    text: 'The text says both: activated and not activated. If both are of one PC, trust what `slmgr.vbs /dlv` prints, and for Office, `ospp.vbs /dstatus`: they ask the licensing service. What a window or the desktop shows can be older. Restart the PC and compare again.',
    link: answerLinks.query,
  },
  'in-question': {
    tone: 'warning',
    text: 'The words around the report put it in question: they tell of another PC, of another time, or of what should be shown. The state of your PC is what the command prints on it.',
    link: answerLinks.query,
  },
  'too-many': {
    text: 'The text is very long. Only its beginning was read.',
  },
  foreign: {
    tone: 'warning',
    text: 'This tool reads English, and few words of other languages. Run the command below. It prints the same in every language. In a `/dlv` report, the state is on the line after the last five characters of the key.',
    link: answerLinks.query,
    ask: 'query',
  },
} as const satisfies Record<string, MessageAnswer>;

export const messageAnswers: Readonly<Record<MessageId, MessageAnswer>> =
  messages;

/** What to do next about a license. */
export const nextSteps = {
  'find-out-who': {
    text: "Find out who set this up. If it's your own PC, switch to your own license.",
    link: answerLinks.ownLicense,
  },
  'convert-evaluation': {
    text: 'See which evaluation editions can be converted, and which need a clean installation.',
    link: answerLinks.evaluation,
  },
  'activate-evaluation': {
    text: 'Connect the PC to the internet and run `slmgr.vbs /ato`. That starts the evaluation period.',
    link: answerLinks.evaluation,
  },
  'use-guest-key': {
    text: 'Is this a virtual machine on an activated Windows Server Datacenter host? Then RETAIL means that it uses a retail key: install the AVMA key instead. If not, look up the reason.',
    link: answerLinks.guests,
  },
  'sign-in-for-subscription': {
    text: 'Sign in to Windows with the work or school account that has the subscription.',
    link: answerLinks.windowsSubscription,
  },
  'plan-full-edition': {
    text: 'Plan the change to a full edition before the evaluation ends.',
    link: answerLinks.evaluation,
  },
  'renew-windows': {
    text: "Connect to your organization's network and run `slmgr.vbs /ato`. Your own PC needs its own license.",
    link: answerLinks.kms,
  },
  'renew-in-cloud': {
    text: 'In a virtual machine of that cloud, let it reach the host, and run `slmgr.vbs /ato`. Any other PC needs its own license.',
    link: answerLinks.cloud,
  },
  'renew-office': {
    text: "Connect to your organization's network and run `ospp.vbs /act`. Your own PC needs its own license.",
    link: answerLinks.kms,
  },
  'stay-in-network': {
    text: "A work PC renews it on its organization's network. Your own PC needs its own license.",
    link: answerLinks.kms,
  },
  'serve-clients': {
    text: 'Nothing to do once the host has counted enough computers: 25 for Windows clients, 5 for servers or Office. Those PCs must be able to reach this host.',
    link: answerLinks.kms,
  },
  'keep-multiple-key': {
    text: 'Nothing to do if the key is yours, or that of your organization. A reinstallation can use up another activation of it.',
    link: answerLinks.ownLicense,
  },
  'stay-on-host': {
    text: 'Nothing to do while the virtual machine runs on its activated host.',
    link: answerLinks.channels,
  },
  'keep-paying': {
    text: 'Nothing to do while the subscription is paid.',
    link: answerLinks.subscription,
  },
  'keep-paying-for-windows': {
    text: 'Nothing to do while the subscription is paid.',
    link: answerLinks.windowsSubscription,
  },
  'keep-account': {
    text: 'Nothing to do. Keep the account or the invoice that the license came with.',
    link: answerLinks.office,
  },
  'see-channel': {
    text: 'Run `slmgr.vbs /dlv` to see the channel, which tells what renews it.',
    link: answerLinks.channels,
  },
  'see-end': {
    text: 'Run `slmgr.vbs /xpr` to see whether the activation ends.',
    link: answerLinks.channels,
  },
  'keep-key': {
    text: 'Nothing to do. Keep the key or the receipt.',
    link: answerLinks.channels,
  },
  'link-digital-license': {
    text: 'Nothing to do. Before you replace hardware, link the license to a Microsoft account.',
    link: answerLinks.hwid,
  },
  'link-account': {
    text: "Nothing to do. If it's a digital license, link it to a Microsoft account before you replace hardware.",
    link: answerLinks.hwid,
  },
  'sign-in-after-change': {
    text: 'Nothing to do. After you replace hardware, sign in with that account.',
    link: answerLinks.hwid,
  },
  'ask-for-day': {
    text: "Run `slmgr.vbs /xpr` to see the date. A work PC must connect to its organization's network before then. Your own PC needs its own license.",
    link: answerLinks.kms,
  },
  'check-subscription': {
    text: 'Microsoft 365 Apps leave an entry like this when they use the newer licensing model. Run `vNextDiag.ps1` first to see whether you have a subscription.',
    link: answerLinks.subscription,
  },
  'check-office-validation': {
    text: 'Find out why validation failed.',
    link: answerLinks.officeGenuine,
  },
  'check-windows-validation': {
    text: 'Find out why validation failed.',
    link: answerLinks.troubleshoot,
  },
  'run-again': {
    text: 'Run the tool again. If it says the same, run the CIM query.',
    link: answerLinks.query,
  },
  'use-troubleshooter': {
    text: "If you replaced hardware, use Windows' activation troubleshooter.",
    link: answerLinks.hwid,
  },
  'look-up-reason': {
    text: 'Look up the reason code for causes and fixes.',
    link: answerLinks.troubleshoot,
  },
  'look-up-error': {
    text: 'Look up the error for causes and fixes.',
    link: answerLinks.troubleshoot,
  },
  'sign-in-to-office': {
    text: 'Sign in to Office with the account that has the license, or enter the key you own.',
    link: answerLinks.office,
  },
  'activate-online': {
    text: 'Connect the PC to the internet and activate the key that it has: `slmgr.vbs /ato` for Windows, `ospp.vbs /act` for Office. If that fails, look up its code.',
    link: answerLinks.troubleshoot,
  },
  'enter-key-or-sign-in': {
    text: 'Enter the key you own. If you have a digital license that is linked to a Microsoft account, sign in with that account.',
    link: answerLinks.troubleshoot,
  },
  'name-product': {
    text: 'Run the CIM query to see which license this is.',
    link: answerLinks.query,
  },
  'enter-key': {text: 'Enter the key you own.', link: answerLinks.troubleshoot},
  'check-windows-too': {
    text: 'Each year of ESU has a license of its own: see that you have the one of this year. Check the Windows license, too. You need both to get updates.',
    link: answerLinks.windows10,
  },
  'activate-add-on': {
    text: 'Enter the key of this license. Then run `slmgr.vbs /ato` followed by its Activation ID.',
    link: answerLinks.windows10,
  },
  'change-edition': {
    text: 'See how to change to one of these editions.',
    link: answerLinks.editions,
  },
  'ask-windows': {
    text: "To see the state, paste what `slmgr.vbs /dlv` prints. If Windows isn't in English, run the CIM query.",
    link: answerLinks.query,
  },
  'ask-office': {
    text: 'To see the state, paste what `ospp.vbs /dstatus` prints.',
    link: answerLinks.office,
  },
  'subscription-run-again': {
    text: 'Start an Office app while the PC is online, then run the tool again.',
    link: answerLinks.subscription,
  },
  'subscription-stay-online': {
    text: 'Nothing to do. Office must reach the licensing service every 30 days.',
    link: answerLinks.subscription,
  },
  'verify-office': {
    text: "Connect the PC to the internet and restart the Office app. If it says so again, sign in with the account that has the license, and check that it's paid.",
    link: answerLinks.subscription,
  },
  'subscription-sign-in': {
    text: 'Sign in to Office with the account that has the subscription, and check that it is paid.',
    link: answerLinks.subscription,
  },
} as const satisfies Record<string, {text: string; link: AnswerLink}>;

export type StepId = keyof typeof nextSteps;

/** How a license of each channel is activated, and the step while it is active if the channel alone decides it. */
export const channelAnswers: Readonly<
  Record<ChannelKind, {activation?: string; step?: StepId}>
> = {
  retail: {
    activation:
      "A retail key, or a digital license of the device. The tools show the same for a key and a digital license. They can't tell whose license it is.",
  },
  preinstalled: {
    activation:
      "By a key of a PC's maker, once. It doesn't end. A tool can have installed that key.",
  },
  'kms-client': {
    activation:
      "By an organization's KMS host or Active Directory. Windows renews it from time to time.",
    step: 'stay-in-network',
  },
  'kms-host': {
    activation:
      'By a KMS host key, with which this PC can activate others. A tool can have set that up.',
    step: 'serve-clients',
  },
  mak: {
    activation:
      "By a multiple activation key (MAK), once. It doesn't end. A tool can have installed that key.",
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
  'office-grace': {},
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
    step: 'link-digital-license',
  },
  'expires-soon': {
    tone: 'warning',
    badge: 'Ends soon',
    text: 'Windows says that its license ends soon.',
    step: 'ask-for-day',
  },
  'no-server': {
    tone: 'danger',
    text: "Not activated: Windows can't reach your organization's activation server.",
  },
  subscription: {
    tone: 'success',
    text: 'The subscription is active.',
    step: 'keep-paying-for-windows',
  },
  'no-subscription': {
    tone: 'danger',
    badge: 'Subscription not valid',
    text: "The Enterprise subscription isn't valid, so the PC has no Enterprise features.",
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
  'office-license': {
    tone: 'warning',
    text: 'Office says that there is a problem with its license.',
    step: 'check-office-validation',
  },
  'office-subscription': {
    tone: 'warning',
    badge: 'Subscription problem',
    text: 'Office says that there is a problem with its subscription.',
    step: 'subscription-sign-in',
  },
  'office-ended': {
    tone: 'danger',
    badge: 'Subscription ended',
    text: 'Office says that its subscription or trial has ended.',
    step: 'subscription-sign-in',
  },
  'office-ends-soon': {
    tone: 'warning',
    badge: 'Ends soon',
    text: 'Office says that its subscription or trial ends soon.',
    step: 'subscription-sign-in',
  },
  'office-unverified': {
    tone: 'warning',
    badge: 'Not verified',
    text: "Office couldn't verify its license or subscription.",
    step: 'verify-office',
  },
  'office-deadline': {
    tone: 'warning',
    badge: 'Not activated yet',
    text: 'Not activated yet: Office wants to be activated by the day in the text.',
    step: 'sign-in-to-office',
  },
  'office-reduced': {
    tone: 'danger',
    badge: 'Reduced functionality',
    text: 'Office has turned most of its features off.',
    step: 'sign-in-to-office',
  },
  // What vNextDiag.ps1 says of a subscription. `{until}` becomes "until May 17, 2027" or "for now".
  'subscription-grace': {
    tone: 'warning',
    badge: 'Grace period',
    text: 'In a grace period: the date of the license on this PC has passed. Office keeps working {until}.',
    step: 'subscription-sign-in',
  },
  'subscription-reduced': {
    tone: 'danger',
    badge: 'Reduced functionality',
    text: 'Reduced functionality: you can open and print, but not edit.',
    step: 'subscription-sign-in',
  },
  'subscription-problem': {
    tone: 'warning',
    text: 'It was activated, but the subscription has a problem.',
    step: 'subscription-sign-in',
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
    | 'fixed-host'
    | 'evaluation'
    | 'grace'
    | 'no-rearm'
    | 'maybe-subscription'
    | 'maybe-unused',
    FindingAnswer
  >
> = {
  'maybe-subscription': {
    tone: 'neutral',
    text: 'Does your organization provide Enterprise as a subscription? Then Windows Pro must be activated on this PC first, and somebody with a license has to sign in.',
    link: answerLinks.windowsSubscription,
  },
  'maybe-unused': {
    tone: 'neutral',
    text: 'In a list of every license, 0 is normal for entries without a key. The entry in use has one.',
  },
  'fixed-host': {
    tone: 'neutral',
    text: 'Someone set the KMS host by hand. Normally, the PC finds it through DNS. It should belong to your organization.',
    link: answerLinks.kms,
  },
  evaluation: {
    tone: 'warning',
    text: "This is an evaluation edition. A key for the full edition can't activate it without a conversion or a new installation.",
    link: answerLinks.evaluation,
  },
  grace: {
    tone: 'warning',
    text: "This isn't activated. It's a limited time (grace period) that ends by itself.",
  },
  'no-rearm': {
    tone: 'neutral',
    text: "No rearm is left: you can't reset the grace period again.",
  },
};

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

/** Where that is, in words, and what is unusual about it. */
export const hostAnswers: Readonly<
  Record<KmsHostPlace, {place: string; finding?: FindingAnswer}>
> = {
  private: {place: 'on a private network'},
  'public-name': {
    place: 'a name in a public domain, at a private address',
    finding: {
      tone: 'neutral',
      text: "The KMS host's name is in a public domain, but its address is private. Organizations often use their own domain this way. Check that it's yours.",
      link: answerLinks.kms,
    },
  },
  public: {
    place: 'a public name or address',
    finding: {
      tone: 'warning',
      badge: 'Unusual KMS host',
      text: "The KMS host has a public name or address. An organization's host is normally inside its own network. If you don't know this host, read on.",
      link: answerLinks.kms,
    },
  },
  cloud: {
    place: 'of Azure or Google Cloud',
    finding: {
      tone: 'neutral',
      text: 'The KMS host is that of Azure or Google Cloud. It activates only virtual machines of its cloud.',
      link: answerLinks.cloud,
    },
  },
  'this-pc': {
    place: 'this PC itself',
    finding: {
      tone: 'warning',
      badge: 'Unusual KMS host',
      text: "The KMS host is this PC itself. For Windows, that's a sign of KMS38 or another activator. An organization's KMS host is a different computer.",
      link: answerLinks.kms38,
    },
  },
  'left-behind': {
    place: 'the address that Online KMS leaves',
    finding: {
      tone: 'warning',
      badge: 'Unusual KMS host',
      text: "The KMS host has an address that some tools leave: Online KMS without its task, and for Office, Ohook and others. An organization's own host can have it, too.",
      link: answerLinks.kms,
    },
  },
  unknown: {place: "a name that can't be identified"},
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

/** Verdicts that need no figure. */
export const verdicts = {
  'ended-evaluation': {
    tone: 'danger',
    badge: 'Evaluation ended',
    text: 'Not activated: the evaluation has ended.',
  },
  unknown: {
    tone: 'warning',
    badge: 'Unknown state',
    text: 'The tool could not tell whether it is activated.',
  },
  'no-state': {tone: 'neutral', text: 'No state was read.'},
} as const;

/** Of a license whose product was not read. `{state}` becomes "is in force". */
export const unprovenVerdict = {
  tone: 'neutral',
  badge: 'Not identified',
  text: 'A license {state}. No product was read: it can be the license of another program.',
} as const;

/** What the state "Notification" means, by product. */
export const reminders = {
  windows: 'Windows shows reminders',
  office: 'Office shows reminders',
  unknown: 'it shows reminders',
} as const;

/** What a license is for that adds something to Windows. */
export const addOnKinds = {
  esu: 'This license is for updates after the end of support. Windows has its own license.',
  other: 'This license adds something to Windows, which has its own license.',
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
    text: 'No longer activated: the additional grace period {runs}.',
  },
  4: {
    tone: 'danger',
    badge: 'Not genuine',
    text: 'There is a problem with the license: the non-genuine grace period {runs}.',
  },
  6: {
    tone: 'warning',
    badge: 'Grace period',
    text: 'An extended grace period {runs}.',
  },
};

/** How an active license is renewed. */
export const renewalKinds = {
  kms: 'By a KMS host. Windows and Office try to renew it every 7 days.',
  directory:
    'By an activation object in Active Directory. It renews while the PC can reach its domain.',
  token: 'By a token: a certificate or a smart card.',
  'virtual-machine': channelAnswers['virtual-machine'].activation,
} as const;

/** Who holds a license of Microsoft 365 Apps. */
export const holderTexts = {
  user: 'A license of the person who signs in to Office',
  device: 'A license of this device, for everyone who uses it',
  'shared-computer': 'A token of one person on a shared computer',
  unknown: 'A Microsoft 365 Apps license',
} as const;
