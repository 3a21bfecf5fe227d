/** What decides about a license, and how the rows of `answers` are chosen by it. */
import {
  addOnKinds,
  linkTexts,
  type AnswerText,
  type LinkTarget,
} from '../../data/activationAnswers';
import type {Link} from '../answer/card';
import {daysBetween, isoDayOf, localDayOf} from '../dates/calendarDay';
import {isOver} from '../dates/supportOn';
import {countOf} from '../text/format';
import {upperFirst} from '../text/sentences';
import {
  daysOfReport,
  hasPassed,
  LONGEST_VOLUME_LEASE,
  type Ends,
  type LeaseEnd,
} from './leaseEnd';
import type {Knowledge, LicenseReport, Remark} from './types';

/** Codes with this prefix report a state, not an error. */
const INFORMATION = '0x4';

/** The reason of a license without a key, which no network can activate. */
export const NO_KEY = '0xC004F014';

/** Codes with this prefix are of Microsoft's server. What it has refused, it refuses again. */
const REFUSED = '0xC004C';

/** With fewer days left than this, the last renewal, which comes weekly, is over a week old. */
const RENEWED_LEASE = 173;

/** With fewer days left than this, the visitor should act now. */
const SHORT_LEASE = 30;

/** A lease that ends in this range was extended by KMS38 to January 19, 2038, the end of 32-bit time. */
const KMS38_FROM = '2037-12-01';
const KMS38_TO = '2039-12-31';

/** In days: a clock further ahead than this gets a remark. */
const CLOCK_AHEAD = 2;

/** Whether an end is known, and over. */
type EndState = 'none' | 'unclear' | 'ahead' | 'passed';

function stateOf(end: LeaseEnd | undefined): EndState {
  if (!end?.phrase) {
    return end ? 'unclear' : 'none';
  }
  return hasPassed(end) ? 'passed' : 'ahead';
}

/** The days that are left: when the tool ran if the text counts minutes, or today if it has an end date. */
function daysLeftOf(
  {lease, status}: LicenseReport,
  end: LeaseEnd | undefined,
): readonly number[] {
  const days = lease?.kind === 'minutes' ? [lease.days] : end?.daysLeft;
  return (status === 1 && days) || [];
}

/** What the days that are left tell of a volume activation: how it was set, or that a KMS host hasn't renewed it. */
function renewalOf(
  {channel, renewedBy, isEvaluation}: LicenseReport,
  days: readonly string[],
  [least, most = least]: readonly number[],
): 'kms38' | 'long' | 'late' | 'overdue' | undefined {
  if (least === undefined) {
    return undefined;
  }
  // `/xpr` does not print the channel, but only volume and time-based licenses have an end date.
  const isVolume =
    renewedBy !== undefined ||
    channel === 'kms-client' ||
    (channel === undefined && !isEvaluation);
  if (isVolume) {
    if (days.some((day) => day >= KMS38_FROM && day <= KMS38_TO)) {
      return 'kms38';
    }
    if (least > LONGEST_VOLUME_LEASE + 1) {
      return 'long';
    }
  }
  const isByHost = /^kms(?:-client)?$/.test(renewedBy ?? channel ?? '');
  if (!isByHost || least < 0 || most! >= RENEWED_LEASE) {
    return undefined;
  }
  return most! < SHORT_LEASE ? 'overdue' : 'late';
}

/** How far the clock of the PC is ahead. If its date is ambiguous, what holds for both readings. */
function aheadOf({trustedTime}: LicenseReport, now: Date): string | undefined {
  const days = daysOfReport(trustedTime, now).map((day) =>
    daysBetween(isoDayOf(now), day),
  );
  const least = Math.min(...days);
  return days.length > 0 && least >= CLOCK_AHEAD
    ? `${days.length > 1 ? 'at least ' : ''}${countOf(least, 'day')}`
    : undefined;
}

/** What its ends tell. */
function endFacts(license: LicenseReport, {lease, lastDay, main}: Ends) {
  const daysLeft = daysLeftOf(license, lease);
  const [least = 0, most = least] = daysLeft;
  const left = `${least === most ? '' : 'at most '}${countOf(most, 'day')}`;
  const renewal = renewalOf(license, lease?.days ?? [], daysLeft);
  const host = license.kmsHost?.place;
  return {
    /** The end of the present state, and the last day of the license itself. */
    end: stateOf(main),
    endText: main?.phrase,
    lastDay: stateOf(lastDay),
    lastDayText: lastDay?.phrase,
    year: main?.days[0]?.slice(0, 4),
    renewal,
    timeLeft: most === 0 ? 'less than a day' : left,
    host,
    isHostFixed: license.kmsHost?.isFixed,
    /** Whether the end or the KMS host can't be those of an organization, or need not be. */
    isUnusual: /kms38|long|left-behind|public$|this-pc/.test(
      [renewal, host].join(' '),
    ),
  };
}

/** What keeps it from being active, as a code and in words, and what can be done. */
function errorFacts(license: LicenseReport, {meaningOf}: Knowledge) {
  const {status, reason = '', hasKey = true} = license;
  const isInfo = status === 1 || reason.startsWith(INFORMATION);
  const meaning = meaningOf(reason);
  const hasOwnKey = hasKey && reason !== NO_KEY && !license.isUnused;
  return {
    isInfo,
    error: /[05]|undefined/.test(`${status}`) ? license.reason : undefined,
    meaning,
    because: isInfo ? undefined : meaning && `${meaning} (\`${reason}\`)`,
    /** Whether it has a key, and Microsoft's server can activate it. */
    hasOwnKey,
    canActivate: hasOwnKey && !reason.startsWith(REFUSED),
  };
}

/** What its product tells. */
function productFacts(license: LicenseReport, now: Date, known: Knowledge) {
  const {product, title = '', release = '', addOn} = license;
  const supportEnd = known.supportEndOf(release);
  return {
    name: product === 'unknown' ? undefined : upperFirst(product),
    /** What an add-on is for. */
    about: addOn && addOnKinds[addOn],
    /** Whether Windows 10 or later can be on the PC: only there can a license be linked to a Microsoft account. */
    canBeLinked:
      product === 'windows' &&
      !/ Server\b| Vista\b/.test(title) &&
      !/^Windows (?:7|8|8\.1)$/.test(release),
    supportEnd,
    isSupported: !supportEnd || !isOver(supportEnd, localDayOf(now)),
  };
}

/**
 * A license, and what follows from it. Rows name its fields in their conditions, and its texts in their sentences.
 *
 * @param knowledge what other tables say about codes and releases
 */
export function caseOf(
  license: LicenseReport,
  ends: Ends,
  now: Date,
  knowledge: Knowledge,
) {
  const {status, setting, channel} = license;
  const ofEnd = endFacts(license, ends);
  const ofError = errorFacts(license, knowledge);
  const isOld = hasPassed(ends.main) && status !== 0 && status !== 5;
  return {
    ...license,
    ...ofEnd,
    ...ofError,
    ...productFacts(license, now, knowledge),
    ends,
    /** Whether a KMS host has to renew it. */
    canRenew:
      status === 1
        ? ofEnd.renewal === 'overdue' || hasPassed(ends.lease)
        : channel === 'kms-client' && ofError.hasOwnKey,
    // What a window said holds until its end.
    setting: isOld ? undefined : setting,
    /** How far the clock of the PC is ahead. */
    ahead: aheadOf(license, now),
  };
}

export type LicenseCase = ReturnType<typeof caseOf>;

type Value = string | number | boolean | undefined;

/** What a field of a case is, several values of which it is one, or what it has in it. */
type Condition = {
  readonly [K in keyof LicenseCase]?:
    | RegExp
    | Extract<LicenseCase[K], Value>
    | readonly Extract<LicenseCase[K], Value>[];
};

/** For a field with any value. */
export const any = /./;

/** What is said in a case, or in one of several. */
export interface AnswerRow extends AnswerText {
  if: Condition | readonly Condition[];
}

const isOne = (wanted: unknown, value: unknown): boolean =>
  wanted instanceof RegExp
    ? wanted.test(`${value ?? ''}`)
    : [wanted].flat().includes(value);

/** Whether a row fits a case. */
export const fits =
  (license: LicenseCase) =>
  (row: Pick<AnswerRow, 'if'>): boolean =>
    [row.if]
      .flat()
      .some((condition) =>
        Object.entries(condition).every(([field, wanted]) =>
          isOne(wanted, license[field as keyof LicenseCase]),
        ),
      );

export const linkTo = (to: LinkTarget): Link => ({to, text: linkTexts[to]});

/**
 * What a row says in a case. What is in braces is only said if the case has the text that it names, such as `{ until
 * $endText}`; if it doesn't, what follows a bar in them.
 */
export const say = (
  {tone, badge, text, link}: AnswerText,
  license: Partial<LicenseCase> = {},
): Remark => ({
  tone: tone ?? 'neutral',
  badge,
  link: link && linkTo(link),
  text: text.replace(
    /\{([^{}$]*)\$(\w+)((?:[^\w{}|][^{}|]*)?)(?:\|([^{}]*))?\}/g,
    (_, before: string, name: string, after: string, otherwise = '') => {
      const said = license[name as keyof LicenseCase];
      return said === undefined ? otherwise : `${before}${said}${after}`;
    },
  ),
});
