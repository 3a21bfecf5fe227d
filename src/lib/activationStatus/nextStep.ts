import {
  channelAnswers,
  nextSteps,
  settingAnswers,
  type StepId,
} from '../../data/activationAnswers';
import type {Link} from '../answer/card';
import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import {isUnusual, type LeaseFindings} from './findings';
import {hasPassed, type LeaseEnd} from './leaseEnd';
import type {Knowledge, LicenseReport, Remark} from './types';

/** A link to what the troubleshooter says about an error code. */
export function errorLink(code: string, {hasEntry}: Knowledge): Link {
  return {
    text: `Look up ${code}`,
    to: troubleshooterLink(code, hasEntry(code)),
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

/** The step for an active license, which its findings can change. */
function stepWhileLicensed(
  license: LicenseReport,
  end: LeaseEnd | null,
  lease: LeaseFindings,
): StepId {
  if (isUnusual(license, lease)) {
    return 'find-out-who';
  }
  if (lease.late?.tone === 'warning' || hasPassed(end)) {
    return license.isEvaluation ? 'convert-evaluation' : renewalStep(license);
  }
  const channel = license.isEvaluation ? 'evaluation' : license.channel;
  const forChannel = channel && channelAnswers[channel].step;
  if (forChannel === 'keep-paying' && license.product === 'windows') {
    return 'keep-paying-for-windows';
  }
  if (forChannel) {
    return forChannel;
  }
  if (license.product !== 'office' && end && !channel) {
    return 'see-channel';
  }
  if (license.product === 'office') {
    return license.title?.endsWith('(volume)')
      ? 'stay-in-network'
      : 'keep-account';
  }
  if (license.product === 'unknown' && !license.isPermanent) {
    return 'see-end';
  }
  return canLinkToAccount(license) ? 'link-account' : 'keep-key';
}

/** The reason of a license without a key, which no network can activate. */
export const NO_KEY = '0xC004F014';

/** The step for a license that is not active. `reasonLink` explains the error that keeps it from being active. */
function stepWithoutLicense(
  license: LicenseReport,
  reasonLink: Link | undefined,
): Remark {
  const {product, channel, status, reason, isUnused} = license;
  const hasKey = reason !== NO_KEY && !isUnused && license.hasKey !== false;
  const isOffice = product === 'office';
  if (license.isEvaluation || channel === 'evaluation') {
    return stepRemark(
      status === 2 || (reason === '0xC004F009' && license.rearms !== 0)
        ? 'activate-evaluation'
        : 'convert-evaluation',
    );
  }
  if (channel === 'retail' && / Server\b/.test(license.title ?? '')) {
    return stepRemark('use-guest-key', reasonLink);
  }
  // Office 2013 has no vNextDiag.ps1, nor has what was bought once.
  const isNewer = isOffice && license.title?.includes('365');
  if (isNewer && (channel === 'office-grace' || channel === 'subscription')) {
    return stepRemark('check-subscription');
  }
  if (status === 4) {
    return stepRemark(
      isOffice ? 'check-office-validation' : 'check-windows-validation',
    );
  }
  if (status === 'unknown') {
    return stepRemark('run-again');
  }
  if (channel === 'kms-client' && hasKey) {
    return stepRemark(renewalStep(license), reasonLink);
  }
  // What Microsoft's server has refused, it refuses again.
  const isRefused = /^0xC004C/.test(reason ?? '');
  if (channel === 'mak' && hasKey && !isRefused) {
    return stepRemark('activate-online', reasonLink);
  }
  if (status === 3 && !isOffice) {
    return stepRemark('use-troubleshooter');
  }
  if (reasonLink) {
    return stepRemark('look-up-reason', reasonLink);
  }
  if (status === 2 && !isOffice) {
    return stepRemark('activate-online');
  }
  if (product === 'unknown') {
    return stepRemark('name-product');
  }
  if (isOffice) {
    return stepRemark('sign-in-to-office');
  }
  return stepRemark(
    canLinkToAccount(license) ? 'enter-key-or-sign-in' : 'enter-key',
  );
}

/** The step for a license whose state is not in the text. */
function stepWithoutState(
  {tool, targets, reason, product, isUnread}: LicenseReport,
  knowledge: Knowledge,
): Remark {
  if (tool === 'dism' && targets.length > 0) {
    return stepRemark('change-edition');
  }
  if (reason !== undefined) {
    return stepRemark(
      isUnread ? 'look-up-reason' : 'look-up-error',
      errorLink(reason, knowledge),
    );
  }
  return stepRemark(product === 'office' ? 'ask-office' : 'ask-windows');
}

/** The next step for a license. */
export function nextOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  lease: LeaseFindings,
  knowledge: Knowledge,
): Remark {
  const {status, reason, setting} = license;
  if (!license.isOfMicrosoft) {
    return stepRemark('name-product');
  }
  if (license.addOn) {
    return stepRemark(status === 1 ? 'check-windows-too' : 'activate-add-on');
  }
  const forSetting = setting && settingAnswers[setting].step;
  if (forSetting) {
    return stepRemark(forSetting);
  }
  if (status === undefined) {
    return stepWithoutState(license, knowledge);
  }
  if (status === 1) {
    return stepRemark(stepWhileLicensed(license, end, lease));
  }
  const isError = reason !== undefined && (status === 0 || status === 5);
  return stepWithoutLicense(
    license,
    isError ? errorLink(reason, knowledge) : undefined,
  );
}
