import {
  channelAnswers,
  nextSteps,
  type StepId,
} from '../../data/activationAnswers';
import type {Link} from '../answer/card';
import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import {isUnusual, type LeaseFindings} from './findings';
import {hasPassed, type LeaseEnd} from './leaseEnd';
import type {Knowledge, LicenseReport, Remark} from './types';

/** A link to what the troubleshooter says about an error code. */
export function errorLink(code: string, {meaningOf}: Knowledge): Link {
  return {
    text: `Look up ${code}`,
    to: troubleshooterLink(code, meaningOf(code) !== undefined),
  };
}

/** The remark for a step. `link` replaces the link of the step. */
export function stepRemark(id: StepId, link?: Link): Remark {
  const step = nextSteps[id];
  return {
    tone: 'neutral',
    text: step.text,
    link: link ?? step.link,
  };
}

/** Whether Windows 10 or later can be on the PC: only there can a license be linked to a Microsoft account. */
function canLinkToAccount({title = '', product, release}: LicenseReport) {
  return (
    product === 'windows' &&
    !/ Server\b| Vista\b/.test(title) &&
    !/^Windows (?:7|8|8\.1)$/.test(release ?? '')
  );
}

function renewalStep({product, kmsHost}: LicenseReport): StepId {
  if (product === 'office') {
    return 'renew-office';
  }
  return kmsHost?.place === 'cloud' ? 'renew-in-cloud' : 'renew-windows';
}

/** Steps by when to take them. The first that holds counts; `link` replaces the link of the step. */
type StepRows = readonly (readonly [holds: boolean, id: StepId, link?: Link])[];

function firstOf(rows: StepRows): Remark {
  const [, id, link] = rows.find(([holds]) => holds)!;
  return stepRemark(id, link);
}

/** The step for an active license, which its findings can change. */
function stepWhileLicensed(
  license: LicenseReport,
  end: LeaseEnd | null,
  lease: LeaseFindings,
): Remark {
  const {product, isEvaluation, title = ''} = license;
  const isOffice = product === 'office';
  const isLate = lease.late?.tone === 'warning' || hasPassed(end);
  const channel = isEvaluation ? 'evaluation' : license.channel;
  const forChannel = channel && channelAnswers[channel].step;
  const isPaid = forChannel === 'keep-paying' && product === 'windows';
  return firstOf([
    [isUnusual(license, lease), 'find-out-who'],
    [isLate && isEvaluation, 'convert-evaluation'],
    [isLate, renewalStep(license)],
    [isPaid, 'keep-paying-for-windows'],
    ...(forChannel ? [[true, forChannel] as const] : []),
    [!isOffice && end !== null && !channel, 'see-channel'],
    [isOffice && title.endsWith('(volume)'), 'stay-in-network'],
    [isOffice, 'keep-account'],
    [product === 'unknown' && !license.isPermanent, 'see-end'],
    [canLinkToAccount(license), 'link-account'],
    [true, 'keep-key'],
  ]);
}

/** The reason of a license without a key, which no network can activate. */
export const NO_KEY = '0xC004F014';

/** The step for a license that is not active. `reasonLink` explains the error that keeps it from being active. */
function stepWithoutLicense(
  license: LicenseReport,
  reasonLink: Link | undefined,
): Remark {
  const {product, channel, status, reason = '', title = ''} = license;
  const {isEvaluation} = license;
  const isOffice = product === 'office';
  const hasKey =
    reason !== NO_KEY && !license.isUnused && license.hasKey !== false;
  const canStart =
    status === 2 || (reason === '0xC004F009' && license.rearms !== 0);
  // Office 2013 has no vNextDiag.ps1, nor has what was bought once.
  const isSubscription =
    isOffice &&
    title.includes('365') &&
    /^(?:office-grace|subscription)$/.test(channel ?? '');
  // What Microsoft's server has refused, it refuses again.
  const isRefused = /^0xC004C/.test(reason);
  return firstOf([
    [isEvaluation && canStart, 'activate-evaluation'],
    [isEvaluation, 'convert-evaluation'],
    [
      channel === 'retail' && / Server\b/.test(title),
      'use-guest-key',
      reasonLink,
    ],
    [isSubscription, 'check-subscription'],
    [status === 4 && isOffice, 'check-office-validation'],
    [status === 4, 'check-windows-validation'],
    [status === 'unknown', 'run-again'],
    [channel === 'kms-client' && hasKey, renewalStep(license), reasonLink],
    [channel === 'mak' && hasKey && !isRefused, 'activate-online', reasonLink],
    [status === 3 && !isOffice, 'use-troubleshooter'],
    [reasonLink !== undefined, 'look-up-reason', reasonLink],
    [status === 2 && !isOffice, 'activate-online'],
    [product === 'unknown', 'name-product'],
    [isOffice, 'sign-in-to-office'],
    [canLinkToAccount(license), 'enter-key-or-sign-in'],
    [true, 'enter-key'],
  ]);
}

/** The step for a license whose state is not in the text. */
function stepWithoutState(
  {tool, targets, reason, product, isUnread}: LicenseReport,
  knowledge: Knowledge,
): Remark {
  const link = reason === undefined ? undefined : errorLink(reason, knowledge);
  return firstOf([
    [tool === 'dism' && targets.length > 0, 'change-edition'],
    [link !== undefined && isUnread, 'look-up-reason', link],
    [link !== undefined, 'look-up-error', link],
    [product === 'office', 'ask-office'],
    [true, 'ask-windows'],
  ]);
}

/** The next step for a license. */
export function nextOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  lease: LeaseFindings,
  knowledge: Knowledge,
): Remark {
  const {status, reason} = license;
  if (!license.isOfMicrosoft) {
    return stepRemark('name-product');
  }
  if (license.addOn) {
    return stepRemark(status === 1 ? 'check-windows-too' : 'activate-add-on');
  }
  if (license.holder) {
    return stepRemark('subscription-sign-in');
  }
  if (status === undefined) {
    return stepWithoutState(license, knowledge);
  }
  if (status === 1) {
    return stepWhileLicensed(license, end, lease);
  }
  const isError = reason !== undefined && (status === 0 || status === 5);
  return stepWithoutLicense(
    license,
    isError ? errorLink(reason, knowledge) : undefined,
  );
}
