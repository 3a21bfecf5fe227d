/** What a piece of a text can say about a license, and how the pieces of one license become its report. */
import type {FieldId} from '../../data/activationFields';
import {
  firstBuildOf10,
  firstBuildOf11,
  longTermBuilds,
  serverBuilds,
  windows11Builds,
} from '../../data/windowsBuilds';
import {judgeKmsHost} from './kmsHost';
import type {LicenseReport} from './types';

/** What is said of a license. */
export type LicenseFields = Partial<LicenseReport>;

/** What is said of the version. */
interface Builds {
  /** Of Windows 11: `24H2`. */
  version?: string;
  build?: number;
  /** Of the licensing service. */
  serviceBuild?: number;
}

/** What a fact says. */
export interface Says extends LicenseFields, Builds {
  /** The KMS host, which is judged and not kept. */
  host?: {name: string; isFixed: boolean};
  address?: string;
  /** What counts before all that anything else says, and only where nothing else says it. */
  overrides?: Says;
  otherwise?: Says;
}

/** What a fact is. */
type FactKind =
  /** A label and its value. */
  | 'field'
  /** `Windows(R), Professional edition:` above the answer of `/xpr`. */
  | 'heading'
  /** A product before the label of its state: "Office license status: Licensed". */
  | 'subject'
  /** A product, as a person writes it. */
  | 'summary'
  /** A line of a tool that has no label. */
  | 'statement'
  | 'error'
  | 'message'
  /** The answer of `/xpr`, and a sentence of a window. */
  | 'xpr'
  | 'window'
  /** A state without its label, and what belongs to the fact before it. */
  | 'state'
  | 'more'
  /** The border of a record, and what can be one: dashes, an empty line, a prompt. */
  | 'section'
  | 'gap'
  /** A line that nothing reads. */
  | 'text';

/** Fields and other facts in the order in which they count: what several say is that of the first. */
const order =
  'name heading summary edition directoryObject error statement description channel status active reason errorCode minutes evaluationEnd betaExpiry kmsHostFixed kmsHostFromDns partialKey xpr window more state'.split(
    ' ',
  );

const ranks = new Map(order.map((name, rank) => [name, rank]));

const rankOf = ({kind, field}: ReportFact) =>
  ranks.get(field ?? kind) ?? ranks.size;

/** A piece of a text and what it says. */
export interface ReportFact {
  kind: FactKind;
  says: Says;
  /** The line without its marks, the value of a field, or the ID of a message. */
  text: string;
  /** What a line says alone, which those around it can change. */
  onItsOwn?: readonly ReportFact[];
  field?: FieldId;
  /** Empty if it is missing. */
  label?: string;
  /** Absent for English. */
  language?: string;
  /** Whether only Windows, Office and their tools say it. */
  proves?: boolean;
  /** What it makes of the text: a report, or a part of one. */
  tells?: 'certain' | 'possible';
  /** Whether it can tell the state, in words that are not all known. */
  isUnread?: boolean;
  /** Whether its line says the contrary, too. */
  isDisputed?: boolean;
}

export const fact = (
  kind: FactKind,
  says: Says = {},
  more: Partial<ReportFact> = {},
): ReportFact => ({kind, says, text: '', ...more});

/** Adds what is not known yet. */
function fill(known: Says, more: Says): void {
  const {targets, channelWord, release, ...rest} = more;
  if (targets) {
    known.targets = [...(known.targets ?? []), ...targets];
  }
  // The word of a channel belongs to the channel.
  if (known.channel === undefined) {
    known.channelWord ??= channelWord;
  }
  for (const [key, value] of Object.entries(rest)) {
    // What counts earlier or later than the rest is filled in by itself.
    if (!/^(?:overrides|otherwise)$/.test(key)) {
      (known as Record<string, unknown>)[key] ??= value;
    }
  }
  if (more.product === known.product) {
    known.release ??= release;
  }
}

/** The release of Windows 10 or 11. Its editions have two dates for the end of support. */
function releaseOfClient(
  {release, title = ''}: LicenseFields,
  {version, build = 0}: Builds,
): string | undefined {
  if (release !== 'Windows 11' && build < firstBuildOf11) {
    return release ?? (build >= firstBuildOf10 ? 'Windows 10' : undefined);
  }
  const named = version ?? windows11Builds.get(build);
  const isLong = /Enterprise|Education/.test(title) && !/Pro /.test(title);
  return named && `Windows 11 ${named} ${isLong ? 'Enterprise' : 'Pro'}`;
}

/**
 * The release, by which support dates are found: `Windows Server 2022`, `Windows 10`, `Windows 11 24H2 Pro`.
 * Undefined if the text doesn't tell. Every Windows 10 other than a long-term release counts as `Windows 10`, because
 * support for all its versions ended with the last one.
 */
function releaseOf(said: LicenseFields, builds: Builds): string | undefined {
  const {product, addOn, title = '', release} = said;
  const known = builds.build ?? builds.serviceBuild ?? 0;
  if (product !== 'windows' || addOn || title === '') {
    return release;
  }
  if (/ Server\b/.test(title)) {
    return release ?? serverBuilds.get(known);
  }
  if (/LTSC/.test(title)) {
    const found = release ?? longTermBuilds.get(known);
    return found && /IoT/.test(title) ? `${found} IoT` : found;
  }
  return releaseOfClient(said, builds);
}

/** What facts say together. */
export function saidBy(facts: readonly ReportFact[]): LicenseFields {
  const said: Says = {};
  const ordered = [...facts]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({says}) => says);
  ordered.forEach(({overrides = {}}) => fill(said, overrides));
  ordered.forEach((says) => fill(said, says));
  ordered.forEach(({otherwise = {}}) => fill(said, otherwise));
  const {host, address, version, build, serviceBuild, ...report} = said;
  const name = host?.name ?? address;
  const isFixed = host?.isFixed ?? false;
  return {
    ...report,
    kmsHost:
      name === undefined
        ? undefined
        : {place: judgeKmsHost(name, address), isFixed},
    release: releaseOf(report, {version, build, serviceBuild}),
  };
}
