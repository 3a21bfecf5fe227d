import type {ChannelKind} from '../../data/activationFields';
import type {LeaseFindings} from './findings';
import {hasPassed, type LeaseEnd} from './leaseEnd';
import {errorLink, links, type Knowledge} from './pageLinks';
import type {LicenseReport, PageLink, Remark} from './types';

/** Findings that change the next step for an active license. */
interface Oddities {
  hasOddLease: boolean;
  hasOddHost: boolean;
  isLate: boolean;
}

/** A step, with a link to the page that explains it. */
function step(text: string, link?: Remark['link']): Remark {
  return {tone: 'neutral', text, link};
}

const afterEvaluation = step(
  'See which evaluation editions can be converted, and which need a clean installation.',
  links.evaluation,
);

const channelSteps: Readonly<Partial<Record<ChannelKind, Remark>>> = {
  evaluation: step(
    'Plan the change to a full edition before the evaluation ends.',
    links.evaluation,
  ),
  'kms-client': step(
    'Nothing to do while the PC reaches the network of the organization from time to time.',
    links.kms,
  ),
  'kms-host': step(
    'Nothing to do here; the clients need a way to this host.',
    links.kms,
  ),
  mak: step(
    'Nothing to do. A reinstallation can use up another activation of the key.',
    links.kms,
  ),
  'virtual-machine': step(
    'Nothing to do while the virtual machine runs on its activated host.',
    links.channels,
  ),
  subscription: step(
    'Nothing to do while the subscription is paid.',
    links.subscription,
  ),
};

/** The next step for an active license, depending on its findings. */
function nextWhileLicensed(
  license: LicenseReport,
  {hasOddLease, hasOddHost, isLate}: Oddities,
): Remark {
  if (hasOddLease || hasOddHost) {
    return step(
      'Find out who set this up. On a PC that no organization manages, change to a license of your own.',
      links.kms,
    );
  }
  if (isLate && license.isEvaluation) {
    return afterEvaluation;
  }
  if (isLate) {
    return renewalStep(license, links.kms);
  }
  const channel = license.isEvaluation ? 'evaluation' : license.channel;
  const forChannel = channel && channelSteps[channel];
  if (forChannel) {
    return forChannel;
  }
  if (license.product === 'office' && license.title?.endsWith('(volume)')) {
    return channelSteps['kms-client']!;
  }
  if (license.product === 'office') {
    return step(
      'Nothing to do. Keep the account or the invoice that the license came with.',
      links.office,
    );
  }
  return hasDigitalLicense(license)
    ? step(
        'Nothing to do. Before a change of hardware, link the license to a Microsoft account.',
        links.hwid,
      )
    : step(
        'Nothing to do. Keep the key or the proof of the license.',
        links.channels,
      );
}

/** Whether Windows 10 or later is possible on a PC: only there a license can be linked to a Microsoft account. */
function hasDigitalLicense({title = '', product, release}: LicenseReport) {
  return (
    product === 'windows' &&
    !/ Server\b| Vista\b/.test(title) &&
    !/^Windows (?:7|8|8\.1)$/.test(release ?? '')
  );
}

function renewalStep({product}: LicenseReport, link: PageLink): Remark {
  const command = product === 'office' ? '`ospp.vbs /act`' : '`slmgr.vbs /ato`';
  return step(
    `Connect to the network of your organization and run ${command}. A private PC needs a license of its own.`,
    link,
  );
}

/** The reason of a license without a key, which no network can activate. */
const NO_KEY = '0xC004F014';

function nextWithoutLicense(
  license: LicenseReport,
  reasonLink: PageLink | undefined,
): Remark {
  const {product, channel, status, reason} = license;
  const isOffice = product === 'office';
  if (license.isEvaluation || channel === 'evaluation') {
    return afterEvaluation;
  }
  if (isOffice && (channel === 'office-grace' || channel === 'subscription')) {
    return step(
      'Microsoft 365 Apps leave an entry like this behind when they use their newer licensing model. Check that with `vNextDiag.ps1` first.',
      links.subscription,
    );
  }
  if (status === 4) {
    return step(
      'Find out why validation failed.',
      isOffice ? links.officeGenuine : links.troubleshoot,
    );
  }
  if (status === 'unknown') {
    return step(
      'Run the tool again. If it says the same, ask with the CIM query.',
      links.query,
    );
  }
  if (channel === 'kms-client' && reason !== NO_KEY) {
    return renewalStep(license, reasonLink ?? links.kms);
  }
  if (status === 3 && !isOffice) {
    return step(
      'If hardware was changed, use the activation troubleshooter of Windows.',
      links.hwid,
    );
  }
  if (reasonLink) {
    return step('Look up the reason code for causes and fixes.', reasonLink);
  }
  return isOffice
    ? step(
        'Sign in to Office with the account that has the license, or enter the key you own.',
        links.office,
      )
    : step(
        hasDigitalLicense(license)
          ? 'Enter the key you own, or sign in with the Microsoft account that has the digital license.'
          : 'Enter the key you own.',
        links.troubleshoot,
      );
}

/** The next step for a license that adds something to Windows. */
function nextForAddOn({status}: LicenseReport): Remark {
  return status === 1
    ? step(
        'Nothing to do for this license. Look at the entry of Windows itself too: updates need both.',
        links.windows10,
      )
    : step(
        'Enter the key of this license, then activate it with its Activation ID: `slmgr.vbs /ato` and the ID.',
        links.windows10,
      );
}

/** The next step for what Settings says, where it differs from that for a report. */
function nextForSetting({setting}: LicenseReport): Remark | undefined {
  switch (setting) {
    case 'linked':
      return step(
        'Nothing to do. After a change of hardware, sign in with that account.',
        links.hwid,
      );
    case 'expires-soon':
      return step(
        'Run `slmgr.vbs /xpr` for the day. A work PC has to reach the network of its organization before then; a private PC needs a license of its own.',
        links.kms,
      );
    default:
      return undefined;
  }
}

/** The next step for a license; undefined if there is nothing to do. */
export function nextOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  lease: LeaseFindings,
  knowledge: Knowledge,
): Remark | undefined {
  if (license.isUnused) {
    return undefined;
  }
  if (license.addOn) {
    return nextForAddOn(license);
  }
  const forSetting = nextForSetting(license);
  if (forSetting) {
    return forSetting;
  }
  if (license.tool === 'dism' && license.status === undefined) {
    return license.targets
      ? step('See how to change to one of these editions.', links.editions)
      : step(
          'For the state, paste the answer of `slmgr.vbs /dlv`.',
          links.query,
        );
  }
  const {status, reason} = license;
  if (status === undefined && reason !== undefined) {
    return step(
      'Look up the error for causes and fixes.',
      errorLink(reason, knowledge.hasEntry(reason)),
    );
  }
  if (status === undefined) {
    return license.product === 'office'
      ? step(
          'Paste an answer that has the status: of `ospp.vbs /dstatus`.',
          links.office,
        )
      : step(
          'Paste an answer that has the status: of `slmgr.vbs /dlv` in English, or of the CIM query in any language.',
          links.query,
        );
  }
  if (status !== 1) {
    const isError = reason !== undefined && (status === 0 || status === 5);
    return nextWithoutLicense(
      license,
      isError ? errorLink(reason, knowledge.hasEntry(reason)) : undefined,
    );
  }
  const place = license.kmsHost?.place;
  return nextWhileLicensed(license, {
    hasOddLease: lease.long !== undefined,
    hasOddHost: place === 'public' || place === 'this-pc',
    isLate: lease.late?.tone === 'warning' || hasPassed(end),
  });
}
