import {
  addOnKinds,
  badges,
  channelAnswers,
  graceVerdicts,
  holderTexts,
  hostAnswers,
  kmsCounts,
  reminders,
  renewalKinds,
  settingAnswers,
  unnamedTitles,
  unprovenVerdict,
  verdicts,
} from '../../data/activationAnswers';
import {channelWords, type ChannelKind} from '../../data/activationFields';
import {licenseChannels, licenseStates} from '../../data/licenseStates';
import {presentFacts, type Fact} from '../answer/card';
import {countOf} from '../text/format';
import {localDayOf} from '../dates/calendarDay';
import {formatDate} from '../dates/formatDate';
import {isOver} from '../dates/supportOn';
import {
  findingsOf,
  isUnusual,
  lateRenewal,
  longLease,
  type LeaseFindings,
} from './findings';
import {
  endOfDate,
  findLeaseEnd,
  hasPassed,
  type KnownEnd,
  type LeaseEnd,
} from './leaseEnd';
import {nextOf, stepRemark} from './nextStep';
import type {
  Knowledge,
  LicenseReport,
  ProductExplanation,
  Verdict,
} from './types';

/** Codes with this prefix report a state, not an error. */
const INFORMATION = '0x4';

/** " until about May 17, 2027", to append to a verdict; empty if no day is known. */
function untilPhrase(end: LeaseEnd | null): string {
  return end?.kind === 'known' ? ` until ${end.phrase}` : '';
}

/** The meaning of a reason code, to end a sentence; undefined for a code that only informs or has no entry. */
function becauseOf(
  {reason, status}: LicenseReport,
  {meaningOf}: Knowledge,
): string | undefined {
  const meaning =
    reason && status !== 1 && !reason.startsWith(INFORMATION)
      ? meaningOf(reason)
      : undefined;
  return meaning && `${meaning} (\`${reason}\`)`;
}

/** "Not activated" and the reason, without repeating these words if the reason begins with them. */
function notActivated(because: string): string {
  return because.startsWith('Not activated')
    ? `${because}.`
    : `Not activated: ${because}.`;
}

/** The verdict on a license whose state was not read. */
function openVerdict(license: LicenseReport): Verdict {
  const verdict = verdicts['no-state'];
  return license.channel === 'kms-host'
    ? {
        ...verdict,
        badge: 'KMS host',
        text: `This is a KMS host${countPhrase(license)}. ${verdict.text}`,
      }
    : verdict;
}

/** The verdict on a license that can be of another program. */
function unprovenVerdictOf({status}: LicenseReport): Verdict {
  const {text, ...verdict} = unprovenVerdict;
  const states = {true: 'is in force', false: 'is not in force'} as const;
  const state =
    status === undefined || status === 'unknown'
      ? 'has a state that this tool does not know'
      : states[`${status === 1}`];
  return {...verdict, text: text.replace('{state}', state)};
}

/** What a KMS host has counted, to end a sentence. */
const countPhrase = ({kmsCount}: LicenseReport): string =>
  kmsCount === undefined
    ? ''
    : `, and it has counted ${countOf(kmsCount, 'computer')}`;

/** The verdict on an add-on, which says nothing about Windows itself. */
function addOnVerdict(license: LicenseReport): Verdict {
  const {status, addOn = 'other'} = license;
  const what = addOnKinds[addOn];
  if (status === undefined) {
    const {text, ...verdict} = openVerdict(license);
    return {...verdict, text: `${text} ${what}`};
  }
  return status === 1
    ? {tone: 'success', text: `Activated. ${what}`}
    : {tone: 'danger', text: `Not activated. ${what}`};
}

/** Channels of Windows whose activation does not end. Office has subscriptions in the same channels. */
const endlessChannels: ReadonlySet<ChannelKind | undefined> = new Set([
  'retail',
  'preinstalled',
  'mak',
]);

function isEndless({isPermanent, channel, product}: LicenseReport): boolean {
  return isPermanent || (product !== 'office' && endlessChannels.has(channel));
}

/** The verdict on a license that is active and has no end that has passed. */
function activeVerdict(
  license: LicenseReport,
  end: LeaseEnd | null,
  isLong: boolean,
): Verdict {
  const until = untilPhrase(end);
  if (license.isEvaluation) {
    return {
      tone: 'warning',
      badge: 'Evaluation',
      text: `An evaluation that runs${until || ' for a limited time'}.`,
    };
  }
  if (isLong) {
    const year = end?.kind === 'known' && end.days[0]!.slice(0, 4);
    return {
      tone: 'warning',
      badge: 'Unusual end date',
      text: `This PC says it is licensed ${year ? `until ${year}` : 'for longer'}. Real KMS activation never lasts more than 180 days.`,
    };
  }
  if (end) {
    return {
      tone: 'success',
      text: `Activated${until || ', with an end'}.${license.channel ? ' It has to be renewed before then.' : ''}`,
    };
  }
  if (license.channel === 'kms-host') {
    return {
      tone: 'success',
      text: `Activated. This is a KMS host${countPhrase(license)}.`,
    };
  }
  return {
    tone: 'success',
    text: isEndless(license) ? 'Activated, with no end date.' : 'Activated.',
  };
}

/** The verdict on a license of Microsoft 365 Apps that is in force, or was until an end that has passed. */
function subscriptionVerdict(
  {setting}: LicenseReport,
  end: LeaseEnd | null,
  paidUntil: KnownEnd | null,
): Verdict {
  const until = untilPhrase(end);
  const isOld = hasPassed(end);
  if (isOld || hasPassed(paidUntil)) {
    const ended = isOld
      ? `the last check with the licensing service was good${until}, which has passed`
      : `the subscription ended on ${paidUntil!.phrase}`;
    return {
      tone: 'warning',
      text: `It was activated, but ${ended}.`,
      step: isOld ? 'subscription-run-again' : 'subscription-sign-in',
    };
  }
  return setting
    ? settingAnswers[setting]
    : {
        tone: 'success',
        text: `Activated.${until && ` Office works without the licensing service${until}.`}`,
        step: 'subscription-stay-online',
      };
}

function verdictOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  isLong: boolean,
  because: string | undefined,
): Verdict {
  const {status, tool, product, setting, isEvaluation} = license;
  if (!license.isOfMicrosoft) {
    return unprovenVerdictOf(license);
  }
  if (license.addOn) {
    return addOnVerdict(license);
  }
  // Status 0 and 5 already mean that the license has ended, such as an expired evaluation. Any other status is only
  // valid until its end date.
  const hasEnded = status === 0 || status === 5;
  if (!hasEnded && hasPassed(end)) {
    return {
      tone: 'warning',
      badge: 'Past its end date',
      text:
        isEvaluation && license.fixedEnd
          ? `The evaluation ended on ${end.phrase}.`
          : `The end in the text, ${end.phrase}, has passed. Run the tool again to see the present state.`,
    };
  }
  if (setting) {
    const {text, ...verdict} = settingAnswers[setting];
    const until = untilPhrase(end) || ' for now';
    return {...verdict, text: text.replace(' {until}', until)};
  }
  // By a window that says more than that it isn't activated.
  const isSaid = tool === 'settings' && license.channel === 'evaluation';
  if (hasEnded && isEvaluation && (hasPassed(end) || isSaid)) {
    return verdicts['ended-evaluation'];
  }
  switch (status) {
    case 1:
      return activeVerdict(license, end, isLong);
    case 0:
    case 5: {
      const state = status === 0 ? 'no license is active' : reminders[product];
      return {
        tone: 'danger',
        text:
          tool === 'settings' && !because
            ? 'Not activated.'
            : notActivated(because ?? state),
      };
    }
    case 2:
    case 3:
    case 4:
    case 6: {
      const {text, ...verdict} = graceVerdicts[status];
      const until = untilPhrase(end);
      return {
        ...verdict,
        text: text.replace('{runs}', until ? `runs${until}` : 'is running'),
      };
    }
    case 'unknown':
      return verdicts.unknown;
    default:
      if (license.holder === 'shared-computer' && end) {
        return {
          tone: 'neutral',
          text: `A token for one person on a shared computer, valid${untilPhrase(end)}.`,
        };
      }
      return because && !license.isUnread
        ? {
            tone: 'danger',
            badge: tool === 'event' ? 'Attempt failed' : 'Error',
            text: `${tool === 'event' ? 'An attempt to activate failed' : 'The tool printed an error'}: ${because}.`,
          }
        : openVerdict(license);
  }
}

/** A word of the text as code, and what it means. */
const coded = (word: string, meaning?: string): string =>
  [`\`${word}\``, meaning].filter(Boolean).join(': ');

function channelText({channelWord}: LicenseReport): string | undefined {
  const isIt = ({text}: {text: string}) => text === channelWord;
  const known = licenseChannels.find(isIt) ?? channelWords.find(isIt);
  return known && coded(known.text, known.meaning);
}

/** How a license in force was activated. */
function activationText({
  renewedBy,
  channel,
  status,
  holder,
}: LicenseReport): string | undefined {
  if (holder ?? status !== 1) {
    return holder && holderTexts[holder];
  }
  return renewedBy
    ? renewalKinds[renewedBy]
    : channel && channelAnswers[channel].activation;
}

function reasonText(
  {reason, status}: LicenseReport,
  {meaningOf}: Knowledge,
): string | undefined {
  if (!reason) {
    return undefined;
  }
  return status === 1 || reason.startsWith(INFORMATION)
    ? `\`${reason}\`, for information only`
    : coded(reason, meaningOf(reason));
}

/** When support of the release in the text ends, or that it has ended. */
function supportText(
  {release}: LicenseReport,
  now: Date,
  {supportEndOf}: Knowledge,
): string | undefined {
  const end = release && supportEndOf(release);
  if (!end) {
    return undefined;
  }
  // The group of editions is only needed to find the date.
  const name = release.replace(/ (?:Pro|Enterprise)$/, '');
  return isOver(end, localDayOf(now))
    ? `${name}: ended on ${formatDate(end)}`
    : `${name}: ends on ${formatDate(end)}`;
}

function kmsCountText(license: LicenseReport): string | undefined {
  const {kmsCount, channel, product} = license;
  return kmsCount === undefined || channel !== 'kms-host'
    ? undefined
    : `${countOf(kmsCount, 'computer')} counted; to activate, it needs ${kmsCounts[product]}`;
}

function rearmText({
  rearms,
  skuRearms,
  product,
}: LicenseReport): string | undefined {
  const whole = product === 'office' ? 'Office' : 'Windows';
  const counts = [
    rearms !== undefined && `${rearms} for ${whole}`,
    skuRearms !== undefined && `${skuRearms} for this license`,
  ].filter(Boolean);
  return counts.length > 0
    ? `${counts.join(', ')}. A rearm resets a grace period; it does not activate.`
    : undefined;
}

function hostText({kmsHost}: LicenseReport): string | undefined {
  return (
    kmsHost &&
    `${kmsHost.isFixed ? 'Set by hand' : 'Named by DNS'}, ${hostAnswers[kmsHost.place].place}`
  );
}

/** True if both ends are the same day, or a day apart because of rounding. */
function isSameEnd(one: LeaseEnd | null, other: KnownEnd | null): boolean {
  return (
    one?.kind === 'known' &&
    other !== null &&
    Math.abs(one.daysLeft - other.daysLeft) <= 1
  );
}

function rowsOf(
  license: LicenseReport,
  lease: LeaseFindings,
  end: LeaseEnd | null,
  fixedEnd: KnownEnd | null,
  now: Date,
  knowledge: Knowledge,
): Fact[] {
  const {tool = '', holder} = license;
  const state = /^(?:settings|vnextdiag)$/.test(tool)
    ? undefined
    : licenseStates.find(({value}) => value === license.status);
  const lastDay = holder ? 'Subscription ends' : 'License ends';
  return presentFacts([
    ['Channel', channelText(license)],
    [
      'Activation',
      isUnusual(license, lease) ? undefined : activationText(license),
    ],
    // slmgr prints a period or an explanation in brackets after some states, which are left out here.
    [
      'Status',
      state &&
        `${state.slmgrText.replace(/\.$| \(.*/, '')} (value ${state.value})`,
    ],
    ['Reason', reasonText(license, knowledge)],
    [
      holder ? 'Renew by' : 'Ends',
      !holder && isSameEnd(end, fixedEnd) ? undefined : end?.text,
    ],
    [license.isEvaluation ? 'Evaluation ends' : lastDay, fixedEnd?.text],
    ['KMS host', hostText(license)],
    ['KMS count', kmsCountText(license)],
    ['Rearms left', rearmText(license)],
    ['Can change to', license.targets.join(', ')],
    ['Support', supportText(license, now, knowledge)],
  ]);
}

/** Explains a license: what it is, whether and until when it is active, what is unusual, and what to do next. */
export function explainLicense(
  license: LicenseReport,
  now: Date,
  knowledge: Knowledge,
): ProductExplanation {
  const end = findLeaseEnd(license, now);
  const fixedEnd = license.fixedEnd ? endOfDate(license.fixedEnd, now) : null;
  const lease = {
    long: longLease(license, end),
    late: lateRenewal(license, end),
  };
  const findings = findingsOf(license, lease, now, knowledge);
  // An end that the text states is better than one counted from today.
  const isGuess = license.lease?.kind === 'minutes' && !license.trustedTime;
  const mainEnd = isGuess && hasPassed(fixedEnd) ? fixedEnd : (end ?? fixedEnd);
  const verdict =
    license.holder && license.status === 1
      ? subscriptionVerdict(license, end, fixedEnd)
      : verdictOf(
          license,
          license.holder ? end : mainEnd,
          lease.long !== undefined,
          becauseOf(license, knowledge),
        );
  const doubt =
    verdict.tone === 'success'
      ? findings.find(({tone}) => tone === 'warning')
      : undefined;
  const {badge, text, step} = verdict;
  const isHost =
    license.product === 'unknown' && license.channel === 'kms-host';
  const tone = doubt ? 'warning' : verdict.tone;
  const name =
    license.title ?? unnamedTitles[isHost ? 'host' : license.product];
  return {
    title: license.computer ? `PC ${license.computer}, ${name}` : name,
    badge: badge ?? doubt?.badge ?? badges[tone],
    verdict: {tone, text},
    facts: license.isOfMicrosoft
      ? rowsOf(license, lease, end, fixedEnd, now, knowledge)
      : [],
    findings,
    next: step ? stepRemark(step) : nextOf(license, end, lease, knowledge),
  };
}
