import {
  badges,
  channelActivations,
  holderTexts,
  hostPlaces,
  kmsCounts,
  renewalKinds,
  unnamedTitles,
} from '../../data/activationAnswers';
import {channelWords} from '../../data/activationFields';
import {licenseStates} from '../../data/licenseStates';
import {presentFacts, type Fact} from '../answer/card';
import {formatDate} from '../dates/formatDate';
import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import {countOf} from '../text/format';
import {findings} from './answers/findings';
import {nextSteps} from './answers/nextSteps';
import {verdicts} from './answers/verdicts';
import {caseOf, fits, linkTo, say, type LicenseCase} from './cases';
import {endsOf, isSameEnd, sayEnd} from './leaseEnd';
import type {Knowledge, LicenseReport, ProductExplanation} from './types';

/** A link to what the troubleshooter says about an error code. */
export const errorLink = (code: string, meaning: string | undefined) => ({
  text: `Look up ${code}`,
  to: troubleshooterLink(code, meaning !== undefined),
});

/** A word of the text as code, and what it means. */
const coded = (word: string, meaning?: string): string =>
  [`\`${word}\``, meaning].filter(Boolean).join(': ');

function channelText({channelWord}: LicenseReport): string | undefined {
  const known = channelWords.find(({text}) => text === channelWord);
  return known && coded(known.text, known.meaning);
}

/** How a license in force was activated. */
function activationText({
  renewedBy,
  channel,
  status,
  holder,
  isUnusual,
}: LicenseCase): string | undefined {
  if (isUnusual || (holder ?? status !== 1)) {
    return holder && holderTexts[holder];
  }
  return renewedBy
    ? renewalKinds[renewedBy]
    : channel && channelActivations[channel];
}

/** The state as slmgr prints it, without the period or explanation in brackets after some. */
function stateText({status, tool}: LicenseReport): string | undefined {
  const state = licenseStates.find(({value}) => value === status);
  return state && tool !== 'settings' && tool !== 'vnextdiag'
    ? `${state.slmgrText.replace(/\.$| \(.*/, '')} (value ${state.value})`
    : undefined;
}

const reasonText = ({reason, isInfo, meaning}: LicenseCase) =>
  reason && isInfo
    ? `\`${reason}\`, for information only`
    : reason && coded(reason, meaning);

/** When support of the release in the text ends, or that it has ended. */
function supportText({release, supportEnd, isSupported}: LicenseCase) {
  // The group of editions is only needed to find the date.
  const name = release?.replace(/ (?:Pro|Enterprise)$/, '');
  return (
    supportEnd &&
    `${name}: ${isSupported ? 'ends' : 'ended'} on ${formatDate(supportEnd)}`
  );
}

function rearmText({rearms, skuRearms, name = 'Windows'}: LicenseCase) {
  const counts = [
    rearms !== undefined && `${rearms} for ${name}`,
    skuRearms !== undefined && `${skuRearms} for this license`,
  ].filter(Boolean);
  return (
    counts.length > 0 &&
    `${counts.join(', ')}. A rearm resets a grace period; it does not activate.`
  );
}

function rowsOf(license: LicenseCase, verdict: string): Fact[] {
  const {holder, kmsHost, kmsCount, channel} = license;
  const {lease, lastDay} = license.ends;
  const lastDayTerm = holder ? 'Subscription ends' : 'License ends';
  const isTwice = !holder && lease && lastDay && isSameEnd(lease, lastDay);
  return presentFacts([
    ['Channel', channelText(license)],
    ['Activation', activationText(license)],
    ['Status', stateText(license)],
    ['Reason', reasonText(license)],
    [holder ? 'Renew by' : 'Ends', !isTwice && sayEnd(lease, verdict)],
    [
      license.isEvaluation ? 'Evaluation ends' : lastDayTerm,
      sayEnd(lastDay, verdict),
    ],
    [
      'KMS host',
      kmsHost &&
        `${kmsHost.isFixed ? 'Set by hand' : 'Named by DNS'}, ${hostPlaces[kmsHost.place]}`,
    ],
    [
      'KMS count',
      channel === 'kms-host' &&
        kmsCount !== undefined &&
        `${countOf(kmsCount, 'computer')} counted; to activate, it needs ${kmsCounts[license.product]}`,
    ],
    ['Rearms left', rearmText(license)],
    ['Can change to', license.targets.join(', ')],
    ['Support', supportText(license)],
  ]);
}

/** Explains a license: what it is, whether and until when it is active, what is unusual, and what to do next. */
export function explainLicense(
  report: LicenseReport,
  now: Date,
  knowledge: Knowledge,
): ProductExplanation {
  const license = caseOf(report, endsOf(report, now), now, knowledge);
  const isFit = fits(license);
  const found = findings
    .filter((row) => license.isOfMicrosoft && isFit(row))
    .map((row) => say(row, license));
  const verdict = say(verdicts.find(isFit)!, license);
  const step = nextSteps.find(isFit)!;
  const doubt =
    verdict.tone === 'success'
      ? found.find(({tone}) => tone === 'warning')
      : undefined;
  const {tone} = doubt ?? verdict;
  const isHost = report.product === 'unknown' && report.channel === 'kms-host';
  const name = report.title ?? unnamedTitles[isHost ? 'host' : report.product];
  return {
    title: report.computer ? `PC ${report.computer}, ${name}` : name,
    badge: verdict.badge ?? doubt?.badge ?? badges[tone],
    verdict: {tone, text: verdict.text},
    facts: license.isOfMicrosoft ? rowsOf(license, verdict.text) : [],
    findings: found,
    next: {
      text: step.text,
      link:
        license.error && step.isForError
          ? errorLink(license.error, license.meaning)
          : linkTo(step.link),
    },
  };
}
