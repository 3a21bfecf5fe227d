/** What to do next about a license, by its case. */
import type {LinkTarget} from '../../../data/activationAnswers';
import {any, type AnswerRow} from '../cases';

/** A step. If it is for an error, and the text has one, the link leads to that. */
interface StepRow extends AnswerRow {
  link: LinkTarget;
  isForError?: true;
}

const runQuery = {
  text: 'Run the CIM query to see which license this is.',
  link: '/check_activation_status#check-with-powershell',
} as const;

const licenseOffice = {
  text: 'Sign in to Office with the account that has the license, or enter the key you own.',
  link: '/check_activation_status#check-office-with-ospp',
} as const;

const inactive = [0, 2, 3, 4, 5, 6, 'unknown'] as const;

/** The steps, to be read from the top: the first row that fits a case counts. */
export const nextSteps: readonly StepRow[] = [
  {
    if: {isOfMicrosoft: false},
    ...runQuery,
  },
  {
    if: {addOn: any, status: 1},
    text: 'Each year of ESU has a license of its own: see that you have the one of this year. Check the Windows license, too. You need both to get updates.',
    link: '/windows10_eol',
  },
  {
    if: {addOn: any},
    text: 'Enter the key of this license. Then run `slmgr.vbs /ato` followed by its Activation ID.',
    link: '/windows10_eol',
  },

  // Microsoft 365 Apps
  {
    if: {tool: 'vnextdiag', status: 1, end: 'passed'},
    text: 'Start an Office app while the PC is online, then run the tool again.',
    link: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    if: {
      tool: 'vnextdiag',
      status: 1,
      setting: undefined,
      lastDay: ['none', 'ahead'],
    },
    text: 'Nothing to do. Office must reach the licensing service every 30 days.',
    link: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    if: [
      {tool: 'vnextdiag'},
      {setting: ['office-subscription', 'office-ended', 'office-ends-soon']},
    ],
    text: 'Sign in to Office with the account that has the subscription, and check that it is paid.',
    link: '/check_activation_status#check-microsoft-365-apps',
  },

  // What a window says
  {
    if: {setting: 'linked'},
    text: 'Nothing to do. After you replace hardware, sign in with that account.',
    link: '/hwid',
  },
  {
    if: {setting: 'digital-license'},
    text: 'Nothing to do. Before you replace hardware, link the license to a Microsoft account.',
    link: '/hwid',
  },
  {
    if: {setting: 'expires-soon'},
    text: "Run `slmgr.vbs /xpr` to see the date. A work PC must connect to its organization's network before then. Your own PC needs its own license.",
    link: '/online_kms',
  },
  {
    if: {setting: 'no-subscription'},
    text: 'Sign in to Windows with the work or school account that has the subscription.',
    link: '/change_windows_edition#change-many-pcs',
  },
  {
    if: [
      {setting: ['office-not-genuine', 'office-license']},
      {status: 4, product: 'office'},
    ],
    text: 'Find out why validation failed.',
    link: '/office-license-is-not-genuine',
  },
  {
    if: [{setting: 'not-genuine'}, {status: 4}],
    text: 'Find out why validation failed.',
    link: '/troubleshoot',
  },
  {
    if: {setting: 'office-unverified'},
    text: "Connect the PC to the internet and restart the Office app. If it says so again, sign in with the account that has the license, and check that it's paid.",
    link: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    if: {setting: ['office-deadline', 'office-reduced']},
    ...licenseOffice,
  },

  // Without a state
  {
    if: {status: undefined, tool: 'dism', targets: any},
    text: 'See how to change to one of these editions.',
    link: '/change_windows_edition',
  },
  {
    if: {status: undefined, error: any},
    text: 'Look up the error for causes and fixes.',
    link: '/troubleshoot',
    isForError: true,
  },
  {
    if: {status: undefined, product: 'office'},
    text: 'To see the state, paste what `ospp.vbs /dstatus` prints.',
    link: '/check_activation_status#check-office-with-ospp',
  },
  {
    if: {status: undefined},
    text: "To see the state, paste what `slmgr.vbs /dlv` prints. If Windows isn't in English, run the CIM query.",
    link: '/check_activation_status#check-with-powershell',
  },

  // Whatever the channel
  {
    if: {status: 1, isUnusual: true},
    text: "Find out who set this up. If it's your own PC, switch to your own license.",
    link: '/our_non-piracy_site#return-to-your-own-license',
  },
  {
    if: {status: 1, isEvaluation: true, end: ['none', 'unclear', 'ahead']},
    text: 'Plan the change to a full edition before the evaluation ends.',
    link: '/evaluation_editions',
  },
  {
    if: [
      {status: 2, isEvaluation: true},
      {isEvaluation: true, reason: '0xC004F009', rearms: /^(?!0$)/},
    ],
    text: 'Connect the PC to the internet and run `slmgr.vbs /ato`. That starts the evaluation period.',
    link: '/evaluation_editions',
  },
  {
    if: {isEvaluation: true},
    text: 'See which evaluation editions can be converted, and which need a clean installation.',
    link: '/evaluation_editions',
  },
  {
    if: {status: inactive, channel: 'retail', title: / Server\b/},
    text: 'Is this a virtual machine on an activated Windows Server Datacenter host? Then RETAIL means that it uses a retail key: install the AVMA key instead. If not, look up the reason.',
    link: '/unsupported_products_activation#server',
    isForError: true,
  },
  {
    if: {
      status: inactive,
      product: 'office',
      title: /365/,
      channel: ['office-grace', 'subscription'],
    },
    text: 'Microsoft 365 Apps leave an entry like this when they use the newer licensing model. Run `vNextDiag.ps1` first to see whether you have a subscription.',
    link: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    if: {status: 'unknown'},
    text: 'Run the tool again. If it says the same, run the CIM query.',
    link: '/check_activation_status#check-with-powershell',
  },
  {
    if: {canRenew: true, product: 'office'},
    text: "Connect to your organization's network and run `ospp.vbs /act`. Your own PC needs its own license.",
    link: '/online_kms',
    isForError: true,
  },
  {
    if: {canRenew: true, host: 'cloud'},
    text: 'In a virtual machine of that cloud, let it reach the host, and run `slmgr.vbs /ato`. Any other PC needs its own license.',
    link: '/licensing-servers-issue#cloud',
    isForError: true,
  },
  {
    if: {canRenew: true},
    text: "Connect to your organization's network and run `slmgr.vbs /ato`. Your own PC needs its own license.",
    link: '/online_kms',
    isForError: true,
  },

  // Activated
  {
    if: [
      {setting: 'subscription'},
      {status: 1, channel: 'subscription', product: 'windows'},
    ],
    text: 'Nothing to do while the subscription is paid.',
    link: '/change_windows_edition#change-many-pcs',
  },
  {
    if: {status: 1, channel: 'subscription'},
    text: 'Nothing to do while the subscription is paid.',
    link: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    if: {status: 1, channel: 'kms-host'},
    text: 'Nothing to do once the host has counted enough computers: 25 for Windows clients, 5 for servers or Office. Those PCs must be able to reach this host.',
    link: '/online_kms',
  },
  {
    if: {status: 1, channel: 'mak'},
    text: 'Nothing to do if the key is yours, or that of your organization. A reinstallation can use up another activation of it.',
    link: '/our_non-piracy_site#return-to-your-own-license',
  },
  {
    if: {status: 1, channel: 'virtual-machine'},
    text: 'Nothing to do while the virtual machine runs on its activated host.',
    link: '/check_activation_status#channel-words',
  },
  {
    if: [
      {status: 1, channel: 'kms-client'},
      {status: 1, product: 'office', title: /\(volume\)$/},
    ],
    text: "A work PC renews it on its organization's network. Your own PC needs its own license.",
    link: '/online_kms',
  },
  {
    if: {status: 1, product: 'office'},
    text: 'Nothing to do. Keep the account or the invoice that the license came with.',
    link: '/check_activation_status#check-office-with-ospp',
  },
  {
    if: {status: 1, channel: undefined, end: ['unclear', 'ahead']},
    text: 'Run `slmgr.vbs /dlv` to see the channel, which tells what renews it.',
    link: '/check_activation_status#channel-words',
  },
  {
    if: {status: 1, product: 'unknown', isPermanent: false},
    text: 'Run `slmgr.vbs /xpr` to see whether the activation ends.',
    link: '/check_activation_status#channel-words',
  },
  {
    if: {status: 1, canBeLinked: true},
    text: "Nothing to do. If it's a digital license, link it to a Microsoft account before you replace hardware.",
    link: '/hwid',
  },
  {
    if: {status: 1},
    text: 'Nothing to do. Keep the key or the receipt.',
    link: '/check_activation_status#channel-words',
  },

  // Not activated
  {
    if: [
      {channel: 'mak', canActivate: true},
      {status: 2, product: ['windows', 'unknown']},
    ],
    text: 'Connect the PC to the internet and activate the key that it has: `slmgr.vbs /ato` for Windows, `ospp.vbs /act` for Office. If that fails, look up its code.',
    link: '/troubleshoot',
    isForError: true,
  },
  {
    if: {status: 3, product: ['windows', 'unknown']},
    text: "If you replaced hardware, use Windows' activation troubleshooter.",
    link: '/hwid',
  },
  {
    if: {error: any},
    text: 'Look up the reason code for causes and fixes.',
    link: '/troubleshoot',
    isForError: true,
  },
  {
    if: {product: 'unknown'},
    ...runQuery,
  },
  {
    if: {product: 'office'},
    ...licenseOffice,
  },
  {
    if: {canBeLinked: true},
    text: 'Enter the key you own. If you have a digital license that is linked to a Microsoft account, sign in with that account.',
    link: '/troubleshoot',
  },
  {if: {}, text: 'Enter the key you own.', link: '/troubleshoot'},
];
