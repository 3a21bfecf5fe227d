import {
  answerLinks,
  findingAnswers,
  graceVerdicts,
  hostAnswers,
} from '../../data/activationAnswers';
import {countOf} from '../text/format';
import {daysBetween, isoDayOf, localDayOf} from '../dates/calendarDay';
import {isOver} from '../dates/supportOn';
import {
  daysOfLease,
  daysOfReport,
  LONGEST_VOLUME_LEASE,
  type LeaseEnd,
} from './leaseEnd';
import type {Knowledge, LicenseReport, Remark} from './types';

/** With fewer days left than this, the last renewal, which comes weekly, is over a week old. */
const RENEWED_LEASE = 173;

/** With fewer days left than this, the visitor should act now. */
const SHORT_LEASE = 30;

/** A lease that ends in this range was extended by KMS38 to January 19, 2038, the end of 32-bit time. */
const KMS38_FROM = '2037-12-01';
const KMS38_TO = '2039-12-31';

/** In days: a clock further ahead than this gets a remark. */
const CLOCK_AHEAD = 2;

/** A finding for a volume lease that is longer than any host grants. */
export function longLease(
  license: LicenseReport,
  end: LeaseEnd | null,
): Remark | undefined {
  const isVolume =
    license.channel === 'kms-client' ||
    license.renewedBy !== undefined ||
    // `/xpr` does not print the channel, but only volume and time-based licenses have an end date.
    (license.channel === undefined && !license.isEvaluation);
  const days = daysOfLease(license.lease, end);
  if (!isVolume || license.status !== 1 || !days) {
    return undefined;
  }
  if (
    end?.kind === 'known' &&
    end.days.some((day) => day >= KMS38_FROM && day <= KMS38_TO)
  ) {
    return {
      tone: 'warning',
      text: 'An end in January 2038 is a sign of KMS38.',
      link: answerLinks.kms38,
    };
  }
  return days.least > LONGEST_VOLUME_LEASE + 1
    ? {
        tone: 'warning',
        text: `The end is further away than the ${LONGEST_VOLUME_LEASE} days that a KMS host or Active Directory gives.`,
        link: answerLinks.kms,
      }
    : undefined;
}

/** A finding for a lease that has not been renewed for a while. */
export function lateRenewal(
  license: LicenseReport,
  end: LeaseEnd | null,
): Remark | undefined {
  const days = daysOfLease(license.lease, end);
  const {renewedBy = license.channel} = license;
  if (
    !/^kms(?:-client)?$/.test(renewedBy ?? '') ||
    license.isEvaluation ||
    license.status !== 1 ||
    !days ||
    days.least < 0
  ) {
    return undefined;
  }
  if (days.most < SHORT_LEASE) {
    return {
      tone: 'warning',
      badge: 'Renewal overdue',
      text: `${days.most === 0 ? 'Less than a day' : `Only ${countOf(days.most, 'day')}`} of ${LONGEST_VOLUME_LEASE} ${days.most < 2 ? 'is' : 'are'} left: the last renewal is months old.`,
      link: answerLinks.kms,
    };
  }
  return days.most < RENEWED_LEASE
    ? {
        tone: 'neutral',
        text: `With ${days.least === days.most ? '' : 'at most '}${countOf(days.most, 'day')} of ${LONGEST_VOLUME_LEASE} left, the last renewal is over a week old.`,
        link: answerLinks.kms,
      }
    : undefined;
}

/** Findings about a lease. The verdict, the list of findings and the next step all depend on them. */
export interface LeaseFindings {
  long?: Remark;
  late?: Remark;
}

/** Whether the end or the KMS host can't be those of an organization, or need not be. */
export const isUnusual = (
  {kmsHost}: LicenseReport,
  {long}: LeaseFindings,
): boolean =>
  long !== undefined ||
  (kmsHost && hostAnswers[kmsHost.place].finding?.tone) === 'warning';

function hostFinding({kmsHost}: LicenseReport): Remark | undefined {
  return (
    (kmsHost && hostAnswers[kmsHost.place].finding) ??
    (kmsHost?.isFixed ? findingAnswers['fixed-host'] : undefined)
  );
}

/** Findings whose sentence needs no figure, in the order in which they are shown. */
function plainFindings({
  tool,
  status,
  isEvaluation,
  title,
  hasKey,
}: LicenseReport): Remark[] {
  const holds = {
    evaluation: isEvaluation,
    grace: typeof status === 'number' && status in graceVerdicts,
    'maybe-subscription':
      status === 5 && /^Windows(?: 1[01])? Enterprise$/.test(title ?? ''),
    'maybe-unused': tool === 'cim' && status === 0 && hasKey === undefined,
  };
  return (Object.keys(holds) as (keyof typeof holds)[])
    .filter((id) => holds[id])
    .map((id) => findingAnswers[id]);
}

function clockFinding(license: LicenseReport, now: Date): Remark | undefined {
  const reported = daysOfReport(license.trustedTime, now);
  // If the date is ambiguous, report only what holds for both readings.
  const ahead = Math.min(
    ...reported.map((day) => daysBetween(isoDayOf(now), day)),
  );
  return reported.length > 0 && ahead >= CLOCK_AHEAD
    ? {
        tone: 'warning',
        badge: 'Clock is ahead',
        text: `The PC's clock is ${reported.length > 1 ? 'at least ' : ''}${countOf(ahead, 'day')} ahead of this browser's clock. A wrong clock makes activation fail.`,
        link: answerLinks.servers,
      }
    : undefined;
}

/** That support has ended, which no state of activation changes. */
function supportFinding(
  {release}: LicenseReport,
  now: Date,
  {supportEndOf}: Knowledge,
): Remark | undefined {
  const end = release && supportEndOf(release);
  return end && isOver(end, localDayOf(now))
    ? {
        tone: 'neutral',
        text: 'It no longer gets regular updates: support has ended.',
        link: release === 'Windows 10' ? answerLinks.windows10 : undefined,
      }
    : undefined;
}

/** What is unusual about a license or needs attention, most important first. */
export function findingsOf(
  license: LicenseReport,
  lease: LeaseFindings,
  now: Date,
  knowledge: Knowledge,
): Remark[] {
  if (!license.isOfMicrosoft) {
    return [];
  }
  return [
    lease.long,
    hostFinding(license),
    ...plainFindings(license),
    lease.late,
    license.rearms === 0 || license.skuRearms === 0
      ? findingAnswers['no-rearm']
      : undefined,
    clockFinding(license, now),
    supportFinding(license, now, knowledge),
  ].filter((finding) => finding !== undefined);
}
