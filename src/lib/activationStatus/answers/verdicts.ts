/**
 * What is said of a license, by its case: the verdict. In a sentence, what is in braces is only said if the figure that it
 * names with `$` is known; what follows a bar in them, if it isn't.
 */
import {
  settingAnswers,
  type SettingsMeaning,
} from '../../../data/activationAnswers';
import {any, type AnswerRow} from '../cases';

const unproven =
  'No product was read: it can be the license of another program.';

/** States that end with the license. The others say that it has ended. */
const running = [1, 2, 3, 4, 6, 'unknown', undefined] as const;

/** The verdicts, to be read from the top: the first row that fits a case counts. */
export const verdicts: readonly AnswerRow[] = [
  {
    if: {isOfMicrosoft: false, status: 1},
    badge: 'Not identified',
    text: `A license is in force. ${unproven}`,
  },
  {
    if: {isOfMicrosoft: false, status: [undefined, 'unknown']},
    badge: 'Not identified',
    text: `A license has a state that this tool does not know. ${unproven}`,
  },
  {
    if: {isOfMicrosoft: false},
    badge: 'Not identified',
    text: `A license is not in force. ${unproven}`,
  },
  {
    if: {addOn: any, status: undefined},
    text: 'No state was read. {$about}',
  },
  {
    if: {addOn: any, status: 1},
    tone: 'success',
    text: 'Activated. {$about}',
  },
  {
    if: {addOn: any},
    tone: 'danger',
    text: 'Not activated. {$about}',
  },

  // Microsoft 365 Apps
  {
    if: {tool: 'vnextdiag', status: 1, end: 'passed'},
    tone: 'warning',
    text: 'It was activated, but the last check with the licensing service was good until {$endText}, which has passed.',
  },
  {
    if: {tool: 'vnextdiag', status: 1, lastDay: 'passed'},
    tone: 'warning',
    text: 'It was activated, but the subscription ended on {$lastDayText}.',
  },
  {
    if: {tool: 'vnextdiag', status: 1, setting: undefined},
    tone: 'success',
    text: 'Activated.{ Office works without the licensing service until $endText.}',
  },

  // What the text says is over by now
  {
    if: {
      end: 'passed',
      status: running,
      isEvaluation: true,
      lastDay: ['ahead', 'passed'],
    },
    tone: 'warning',
    badge: 'Past its end date',
    text: 'The evaluation ended on {$endText}.',
  },
  {
    if: {end: 'passed', status: running},
    tone: 'warning',
    badge: 'Past its end date',
    text: 'The end in the text, {$endText}, has passed. Run the tool again to see the present state.',
  },

  ...Object.entries(settingAnswers).map(([setting, remark]) => ({
    if: {setting: setting as SettingsMeaning},
    ...remark,
  })),

  // Activated
  {
    if: {status: 1, isEvaluation: true},
    tone: 'warning',
    badge: 'Evaluation',
    text: 'An evaluation that runs {until $endText|for a limited time}.',
  },
  {
    if: {status: 1, renewal: ['kms38', 'long']},
    tone: 'warning',
    badge: 'Unusual end date',
    text: 'This PC says it is licensed {until $year|for longer}. Real KMS activation never lasts more than 180 days.',
  },
  {
    if: {status: 1, end: ['unclear', 'ahead'], channel: undefined},
    tone: 'success',
    text: 'Activated{ until $endText|, with an end}.',
  },
  {
    if: {status: 1, end: ['unclear', 'ahead']},
    tone: 'success',
    text: 'Activated{ until $endText|, with an end}. It has to be renewed before then.',
  },
  {
    if: {status: 1, channel: 'kms-host'},
    tone: 'success',
    text: 'Activated. This is a KMS host.',
  },
  {
    // Office has subscriptions in the same channels.
    if: [
      {status: 1, isPermanent: true},
      {
        status: 1,
        product: ['windows', 'unknown'],
        channel: ['retail', 'preinstalled', 'mak'],
      },
    ],
    tone: 'success',
    text: 'Activated, with no end date.',
  },
  {if: {status: 1}, tone: 'success', text: 'Activated.'},

  // Not activated
  {
    if: [
      {status: [0, 5], isEvaluation: true, end: 'passed'},
      {status: [0, 5], channel: 'evaluation', tool: 'settings'},
    ],
    tone: 'danger',
    badge: 'Evaluation ended',
    text: 'Not activated: the evaluation has ended.',
  },
  {
    if: {status: [0, 5], because: /^Not activated/},
    tone: 'danger',
    text: '{$because}.',
  },
  {
    if: {status: [0, 5], because: any},
    tone: 'danger',
    text: 'Not activated: {$because}.',
  },
  {
    if: {status: [0, 5], tool: 'settings'},
    tone: 'danger',
    text: 'Not activated.',
  },
  {
    if: {status: 0},
    tone: 'danger',
    text: 'Not activated: no license is active.',
  },
  {
    if: {status: 5},
    tone: 'danger',
    text: 'Not activated: {$name|it} shows reminders.',
  },
  {
    if: {status: 2},
    tone: 'warning',
    badge: 'Not activated yet',
    text: 'Not activated yet: the first grace period {runs until $endText|is running}.',
  },
  {
    if: {status: 3},
    tone: 'warning',
    badge: 'Grace period',
    text: 'No longer activated: the additional grace period {runs until $endText|is running}.',
  },
  {
    if: {status: 4},
    tone: 'danger',
    badge: 'Not genuine',
    text: 'There is a problem with the license: the non-genuine grace period {runs until $endText|is running}.',
  },
  {
    if: {status: 6},
    tone: 'warning',
    badge: 'Grace period',
    text: 'An extended grace period {runs until $endText|is running}.',
  },

  // Without a state
  {
    if: {status: 'unknown'},
    tone: 'warning',
    badge: 'Unknown state',
    text: 'The tool could not tell whether it is activated.',
  },
  {
    if: {holder: 'shared-computer', end: 'ahead'},
    text: 'A token for one person on a shared computer, valid until {$endText}.',
  },
  {
    if: {because: any, isUnread: false, tool: 'event'},
    tone: 'danger',
    badge: 'Attempt failed',
    text: 'An attempt to activate failed: {$because}.',
  },
  {
    if: {because: any, isUnread: false},
    tone: 'danger',
    badge: 'Error',
    text: 'The tool printed an error: {$because}.',
  },
  {
    if: {channel: 'kms-host'},
    badge: 'KMS host',
    text: 'This is a KMS host. No state was read.',
  },
  {if: {}, text: 'No state was read.'},
];
