import {channelWords, type ChannelKind} from '../../data/activationFields';
import {
  licenseChannels,
  licenseStates,
  notificationReasons,
} from '../../data/licenseStates';
import {daysBetween, isoDayOf, parseCalendarDay} from '../dates/calendarDay';
import {formatDate} from '../dates/formatDate';
import {
  countDays,
  dayOfReport,
  daysOfLease,
  findLeaseEnd,
  type LeaseEnd,
} from './leaseEnd';
import type {LicenseReport, ProductExplanation, Remark, Tone} from './types';

/** Days that a KMS host or a directory gives, at most. */
const LONGEST_VOLUME_LEASE = 180;

/** Below this many days at least one of the weekly renewals did not succeed. */
const RENEWED_LEASE = 173;

/** Fewer days than this call for action now. */
const SHORT_LEASE = 30;

/** Leases that end between these days were stretched to January 19, 2038, the end of 32-bit time. */
const KMS38_FROM = '2037-12-01';
const KMS38_TO = '2039-12-31';

/** A text older than this, or a clock further ahead, is worth a remark. Days. */
const OLD_TEXT = 7;
const CLOCK_AHEAD = 2;

const links = {
  hwid: {to: '/hwid', label: 'Digital licenses and hardware changes'},
  kms: {to: '/online_kms', label: 'How KMS activation works'},
  kms38: {to: '/kms38', label: 'What KMS38 was'},
  evaluation: {to: '/evaluation_editions', label: 'Evaluation editions'},
  troubleshoot: {to: '/troubleshoot', label: 'Troubleshoot activation'},
  officeGenuine: {
    to: '/office-license-is-not-genuine',
    label: 'The Office "not genuine" banner',
  },
  servers: {
    to: '/licensing-servers-issue',
    label: 'Reach the licensing servers',
  },
  office: {
    to: '/check_activation_status#check-office-with-ospp',
    label: 'Check the license of Office',
  },
  subscription: {
    to: '/check_activation_status#check-microsoft-365-apps',
    label: 'Check Microsoft 365 Apps',
  },
  channels: {
    to: '/check_activation_status#channel-words',
    label: 'Channel words',
  },
} as const;

function errorLink(code: string) {
  return {to: `/troubleshoot#${code}`, label: `Look up ${code}`};
}

/** "Windows (edition not in the text)" where the name is missing. */
function titleOf({title, product}: LicenseReport): string {
  if (title) {
    return title;
  }
  return {
    windows: 'Windows (edition not in the text)',
    office: 'Office (product not in the text)',
    unknown: 'License without a name in the text',
  }[product];
}

function stateOf(license: LicenseReport) {
  return licenseStates.find(({value}) => value === license.status);
}

/** " until about May 17, 2027", for the end of a verdict; empty where no day is known. */
function untilPhrase(end: LeaseEnd | null): string {
  return end?.phrase ? ` until ${end.phrase}` : '';
}

function hasPassed(end: LeaseEnd | null): boolean {
  return end?.daysLeft !== undefined && end.daysLeft < -1;
}

function verdictOf(
  license: LicenseReport,
  end: LeaseEnd | null,
): {tone: Tone; text: string} {
  const until = untilPhrase(end);
  if (license.isUnused) {
    return {
      tone: 'neutral',
      text: 'Not in use: the entry has no product key, which is normal in a list of every license.',
    };
  }
  if (hasPassed(end)) {
    return {
      tone: 'warning',
      text: `The end in the text, ${end!.phrase}, has passed. Run the tool again for the present state.`,
    };
  }
  switch (license.status) {
    case 0:
      return {
        tone: 'danger',
        text: 'Not activated: no usable license is in force.',
      };
    case 1:
      if (license.isEvaluation || license.channel === 'evaluation') {
        return {
          tone: 'warning',
          text: `An evaluation that runs${until || ' for a limited time'}.`,
        };
      }
      if (longLease(license, end)) {
        return {
          tone: 'warning',
          text: `Reported as licensed${until}, for longer than a volume activation lasts.`,
        };
      }
      if (end) {
        return {
          tone: 'success',
          text: `Activated${until}, to be renewed before then.`,
        };
      }
      return {
        tone: 'success',
        text:
          license.channel === 'kms-client' || license.product === 'office'
            ? 'Activated. The text shows no end date.'
            : 'Activated, with no end date.',
      };
    case 2:
      return {
        tone: 'warning',
        text: `Not activated yet: the first grace period runs${until}.`,
      };
    case 3:
      return {
        tone: 'warning',
        text: `No longer activated: an additional grace period runs${until}.`,
      };
    case 4:
      return {
        tone: 'danger',
        text: `Validation found a problem: the non-genuine grace period runs${until}.`,
      };
    case 5:
      return {
        tone: 'danger',
        text: 'Not activated: the grace period is over and reminders are shown.',
      };
    case 6:
      return {tone: 'warning', text: `An extended grace period runs${until}.`};
    case 'unknown':
      return {
        tone: 'warning',
        text: 'The tool printed a status that it does not know itself.',
      };
    default:
      return {
        tone: 'neutral',
        text: 'The text does not show whether it is activated.',
      };
  }
}

const activationKinds: Readonly<Record<ChannelKind, string>> = {
  retail:
    'A retail key, or a digital license of the device. The tools print the same for both, and cannot tell whose license it is.',
  preinstalled: 'By the maker of the PC, once, without an end.',
  'kms-client':
    'By a KMS host or a directory of an organization, renewed from time to time.',
  'kms-host':
    'By a KMS host key: this PC activates others in its organization.',
  mak: 'By a multiple activation key, once with Microsoft, without an end.',
  'virtual-machine': 'By the Hyper-V host on which this virtual machine runs.',
  evaluation: 'As an evaluation, for a limited time.',
  subscription: 'By a subscription, renewed while it is paid.',
  'office-grace': 'Not yet: Office waits for its first activation.',
};

const renewalKinds = {
  kms: 'By a KMS host of an organization; Windows and Office try to renew it every 7 days.',
  directory:
    'By an activation object in Active Directory, renewed while the PC reaches its domain.',
  token: 'By a token: a certificate or a smart card.',
  'virtual-machine': activationKinds['virtual-machine'],
} as const;

function channelText(license: LicenseReport): string | undefined {
  const {channelWord} = license;
  if (!channelWord) {
    return undefined;
  }
  const meaning =
    licenseChannels.find(({text}) => text === channelWord)?.meaning ??
    channelWords.find(({text}) => text === channelWord)?.meaning;
  return meaning ? `${channelWord}: ${meaning}` : channelWord;
}

function activationText({
  renewedBy,
  channel,
  status,
}: LicenseReport): string | undefined {
  if (renewedBy && status === 1) {
    return renewalKinds[renewedBy];
  }
  return channel && activationKinds[channel];
}

function reasonText({reason, status}: LicenseReport): string | undefined {
  if (!reason) {
    return undefined;
  }
  if (status === 1) {
    return `${reason}, for information only: the license is active.`;
  }
  const known = notificationReasons.find(({code}) => code === reason);
  return known ? `${reason}: ${known.meaning}` : reason;
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

const hostPlaces = {
  private: 'on a private network',
  'public-name': 'a name below a public domain, at a private address',
  public: 'outside private networks',
  'this-pc': 'this PC itself',
  unknown: 'a name that this reader cannot judge',
} as const;

function hostText({kmsHost}: LicenseReport): string | undefined {
  return (
    kmsHost &&
    `${kmsHost.isFixed ? 'Set by hand' : 'Named by DNS'}, ${hostPlaces[kmsHost.place]}`
  );
}

/** True where both ends are the same day, or a day apart through rounding. */
function isSameEnd(one: LeaseEnd | null, other: LeaseEnd | null): boolean {
  return (
    one?.daysLeft !== undefined &&
    other?.daysLeft !== undefined &&
    Math.abs(one.daysLeft - other.daysLeft) <= 1
  );
}

function factsOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  fixedEnd: LeaseEnd | null,
): ProductExplanation['facts'] {
  const state = stateOf(license);
  const rows: [term: string, text: string | undefined][] = [
    ['Channel', channelText(license)],
    ['Activation', activationText(license)],
    ['Status', state && `${state.slmgrText} (value ${state.value})`],
    ['Reason', reasonText(license)],
    ['Ends', isSameEnd(end, fixedEnd) ? undefined : end?.text],
    [license.isEvaluation ? 'Evaluation ends' : 'License ends', fixedEnd?.text],
    ['KMS host', hostText(license)],
    ['Rearms left', rearmText(license)],
  ];
  return rows.flatMap(([term, text]) => (text ? [{term, text}] : []));
}

/** A volume lease that lasts longer than any host gives. */
function longLease(
  license: LicenseReport,
  end: LeaseEnd | null,
): Remark | undefined {
  const isVolume =
    license.channel === 'kms-client' ||
    license.renewedBy !== undefined ||
    // `/xpr` names no channel, and a date at all is a volume or time-based license.
    license.channel === undefined;
  const days = daysOfLease(license.lease, end);
  if (!isVolume || license.status !== 1 || days === undefined) {
    return undefined;
  }
  if (end?.days.some((day) => day >= KMS38_FROM && day <= KMS38_TO)) {
    return {
      tone: 'warning',
      text: `The lease ends in or about January 2038. A KMS host gives ${LONGEST_VOLUME_LEASE} days at most; this end is the sign of KMS38.`,
      link: links.kms38,
    };
  }
  return days > LONGEST_VOLUME_LEASE + 1
    ? {
        tone: 'warning',
        text: `The lease is longer than the ${LONGEST_VOLUME_LEASE} days that a KMS host or a directory gives.`,
        link: links.kms,
      }
    : undefined;
}

/** A lease that has not been renewed for a while. */
function lateRenewal(
  license: LicenseReport,
  end: LeaseEnd | null,
): Remark | undefined {
  const days = daysOfLease(license.lease, end);
  const isKms =
    license.renewedBy === 'kms' ||
    (license.channel === 'kms-client' && license.renewedBy === undefined);
  if (!isKms || license.status !== 1 || days === undefined || days < 0) {
    return undefined;
  }
  if (days < SHORT_LEASE) {
    return {
      tone: 'warning',
      text: `Only ${countDays(days)} of ${LONGEST_VOLUME_LEASE} are left: the weekly renewals have not succeeded for months.`,
      link: links.kms,
    };
  }
  return days < RENEWED_LEASE
    ? {
        tone: 'neutral',
        text: `With ${countDays(days)} of ${LONGEST_VOLUME_LEASE} left, at least one weekly renewal did not succeed.`,
        link: links.kms,
      }
    : undefined;
}

function hostFinding({kmsHost}: LicenseReport): Remark | undefined {
  switch (kmsHost?.place) {
    case 'public':
      return {
        tone: 'warning',
        text: 'The KMS host is outside private networks. A host of your organization is normally inside; if you do not know this one, read on.',
        link: links.kms,
      };
    case 'public-name':
      return {
        tone: 'neutral',
        text: 'The name of the KMS host is below a public domain, its address is private. That fits an organization that uses its own domain inside; check that it is yours.',
        link: links.kms,
      };
    case 'this-pc':
      return {
        tone: 'warning',
        text: 'The KMS host is this PC itself. A KMS host of an organization is another computer.',
        link: links.kms,
      };
    default:
      return kmsHost?.isFixed
        ? {
            tone: 'neutral',
            text: 'Someone set the KMS host by hand instead of leaving it to DNS. It should be one of your organization.',
            link: links.kms,
          }
        : undefined;
  }
}

function graceFinding(license: LicenseReport): Remark | undefined {
  const isGrace =
    typeof license.status === 'number' && [2, 3, 4, 6].includes(license.status);
  return isGrace
    ? {
        tone: 'warning',
        text: 'This is a grace period, not an activation: it ends by itself.',
      }
    : undefined;
}

function evaluationFinding(license: LicenseReport): Remark | undefined {
  return license.isEvaluation || license.channel === 'evaluation'
    ? {
        tone: 'warning',
        text: 'This is an evaluation edition. A key for the full edition does not activate it as it is.',
        link: links.evaluation,
      }
    : undefined;
}

function rearmFinding(license: LicenseReport): Remark | undefined {
  return license.rearms === 0 || license.skuRearms === 0
    ? {
        tone: 'neutral',
        text: 'No rearm is left, so the grace period cannot be reset again.',
      }
    : undefined;
}

function clockFinding(license: LicenseReport, now: Date): Remark | undefined {
  const reported = dayOfReport(license.trustedTime, now);
  if (!reported) {
    return undefined;
  }
  const age = daysBetween(
    parseCalendarDay(reported),
    parseCalendarDay(isoDayOf(now)),
  );
  if (age <= -CLOCK_AHEAD) {
    return {
      tone: 'warning',
      text: `The clock of that PC is ${countDays(-age)} ahead of this browser. A wrong clock makes activation fail.`,
      link: links.servers,
    };
  }
  return age > OLD_TEXT
    ? {
        tone: 'neutral',
        text: `The tool ran on ${formatDate(reported)}, ${countDays(age)} ago by this browser. The state may have changed since.`,
      }
    : undefined;
}

function findingsOf(
  license: LicenseReport,
  end: LeaseEnd | null,
  now: Date,
): Remark[] {
  if (license.isUnused) {
    return [];
  }
  return [
    longLease(license, end),
    hostFinding(license),
    evaluationFinding(license),
    graceFinding(license),
    lateRenewal(license, end),
    rearmFinding(license),
    clockFinding(license, now),
  ].filter((finding) => finding !== undefined);
}

/** A step with the page that explains it. */
function step(text: string, link?: Remark['link']): Remark {
  return {tone: 'neutral', text, link};
}

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

/** The next step for a license that is active, and what its findings change about it. */
function nextWhileLicensed(
  license: LicenseReport,
  {hasOddLease, hasOddHost, isLate}: Oddities,
): Remark {
  if (hasOddLease || hasOddHost) {
    return step(
      'Find out who set this up. On a PC that no organization manages, change to a license of your own.',
      hasOddLease ? links.kms38 : links.kms,
    );
  }
  if (isLate) {
    return renewalStep(license);
  }
  const channel = license.isEvaluation ? 'evaluation' : license.channel;
  const forChannel = channel && channelSteps[channel];
  if (forChannel) {
    return forChannel;
  }
  return license.product === 'office'
    ? step(
        'Nothing to do. Keep the account or the invoice that the license came with.',
        links.office,
      )
    : step(
        'Nothing to do. Before a change of hardware, link the license to a Microsoft account.',
        links.hwid,
      );
}

function renewalStep({product, reason, status}: LicenseReport): Remark {
  const command = product === 'office' ? 'ospp.vbs /act' : 'slmgr.vbs /ato';
  const isError = reason !== undefined && (status === 0 || status === 5);
  return step(
    `Connect to the network of your organization and run ${command}. A private PC needs a license of its own.`,
    isError ? errorLink(reason) : links.kms,
  );
}

function nextWithoutLicense(license: LicenseReport): Remark {
  const {product, channel, status, reason} = license;
  const isOffice = product === 'office';
  if (license.isEvaluation || channel === 'evaluation') {
    return step(
      'See which evaluation editions can be converted, and which need a clean installation.',
      links.evaluation,
    );
  }
  if (status === 4) {
    return step(
      'Find out why validation failed.',
      isOffice ? links.officeGenuine : links.troubleshoot,
    );
  }
  if (channel === 'kms-client') {
    return renewalStep(license);
  }
  if (status === 3 && !isOffice) {
    return step(
      'If hardware was changed, use the activation troubleshooter of Windows.',
      links.hwid,
    );
  }
  if (reason && (status === 0 || status === 5)) {
    return step(
      'Look up the reason code for causes and fixes.',
      errorLink(reason),
    );
  }
  return isOffice
    ? step(
        'Sign in to Office with the account that has the license, or enter the key you own.',
        links.office,
      )
    : step(
        'Enter the key you own, or sign in with the Microsoft account that has the digital license.',
        links.troubleshoot,
      );
}

function nextOf(
  license: LicenseReport,
  end: LeaseEnd | null,
): Remark | undefined {
  if (license.isUnused || license.status === undefined) {
    return undefined;
  }
  if (license.status !== 1) {
    return nextWithoutLicense(license);
  }
  const place = license.kmsHost?.place;
  return nextWhileLicensed(license, {
    hasOddLease: longLease(license, end) !== undefined,
    hasOddHost: place === 'public' || place === 'this-pc',
    isLate: lateRenewal(license, end)?.tone === 'warning' || hasPassed(end),
  });
}

/** What makes the next step of an active license another one. */
interface Oddities {
  hasOddLease: boolean;
  hasOddHost: boolean;
  isLate: boolean;
}

/** Says in plain words what a license is, whether it is active, until when, what is unusual, and what to do next. */
export function explainLicense(
  license: LicenseReport,
  now: Date,
): ProductExplanation {
  const end = findLeaseEnd(license.lease, license.trustedTime, now);
  const fixedEnd = findLeaseEnd(
    license.fixedEnd && {kind: 'date', date: license.fixedEnd},
    undefined,
    now,
  );
  const findings = findingsOf(license, end, now);
  const verdict = verdictOf(license, end ?? fixedEnd);
  const isDoubtful =
    verdict.tone === 'success' && findings.some(({tone}) => tone === 'warning');
  return {
    title: titleOf(license),
    verdict: isDoubtful ? {...verdict, tone: 'warning'} : verdict,
    facts: license.isUnused ? [] : factsOf(license, end, fixedEnd),
    findings,
    next: nextOf(license, end),
  };
}
