/** What the value of each label says. */
import {
  sharedLabels,
  systemLabels,
  type FieldId,
} from '../../../data/activationFields';
import {kmsClientKeyEnds} from '../../../data/publicKeys';
import {readDate} from '../dates';
import type {ReportFact, Says} from '../facts';
import type {FieldLabel} from '../labels';
import {
  isOtherName,
  isOwnEditionId,
  readAnyName,
  readCaption,
  readEditionId,
  readProductName,
  type NamedProduct,
} from '../readProductName';
import {
  NO_COUNT,
  findChannelWord,
  isPrintedTime,
  isSureTime,
  readCount,
  readEndDate,
  readOwnStatus,
  readPrintedCode,
  readStatus,
  readTimeLeft,
} from '../values';
import {readAnswer} from './sentences';

/** What stands for an end that is not there: Get-OSLicenseInfo prints "Unlimited", and CIM its -1. */
const NO_END = new RegExp(
  `^(?:|${NO_COUNT}|unlimited|no limit|n/a|not set)$`,
  'i',
);

/** The value of the first pattern that a text matches. */
const firstIn = <T>(rows: readonly (readonly [RegExp, T])[], text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/** What a product says. */
export const saysOf = ({
  channel,
  isEvaluation,
  ...named
}: NamedProduct): Says => ({
  ...named,
  isEvaluation: isEvaluation || undefined,
  otherwise: {channel},
});

/** What a text that names no known product says of it. */
function readFamily(text: string): Says {
  const word = /\b(?:windows|office)\b/i.exec(text.slice(0, 200))?.[0];
  return word === undefined || isOtherName(text)
    ? {}
    : {otherwise: {product: /^w/i.test(word) ? 'windows' : 'office'}};
}

/** What the name of a product says. */
export function readNamed(text: string, read = readAnyName): Says {
  const named = read(text);
  return named ? saysOf(named) : readFamily(text);
}

export function readChannel(text: string): Says {
  const found = findChannelWord(text);
  return {channel: found?.kind, channelWord: found?.text};
}

/** The product that one of the parts of a description names. */
const partOf = (value: string) =>
  value
    .split(' - ')
    .map((part) => readProductName(part) ?? readCaption(part))
    // "Windows Operating System" is no edition.
    .find((each) => each && !each.title.includes('unknown edition')) ?? null;

/** What the labels of a time say: the tools print these of an active license only. */
const ofTime: readonly (readonly [label: RegExp, says: Says])[] = [
  [/^volume activation/i, {status: 1, channel: 'kms-client'}],
  [/^automatic vm activation/i, {status: 1, channel: 'virtual-machine'}],
  [/activation expiration$/i, {status: 1}],
];

export function readLease(value: string, label = ''): Says {
  const left = readTimeLeft(value);
  if (!left.minutes) {
    return left.minutes === 0 || NO_END.test(value)
      ? {}
      : {lease: {kind: 'unreadable'}};
  }
  return {lease: {kind: 'minutes', ...left}, ...firstIn(ofTime, label)};
}

const readHost =
  (isFixed: boolean) =>
  (name: string): Says =>
    name === '' || /not available/i.test(name)
      ? {}
      : {host: {name, isFixed}, renewedBy: 'kms'};

/** How each field is read. */
const fieldReaders: Readonly<
  Partial<Record<FieldId, (value: string, label: string) => Says>>
> = {
  // Some languages have the two in each other's place.
  name: (value) =>
    readAnyName(value)
      ? readNamed(value)
      : {...readChannel(value), ...readFamily(value)},
  edition: (value) => {
    const named = readEditionId(value) ?? readAnyName(value);
    return named ? saysOf(named) : {};
  },
  target: (value) => {
    const title = readEditionId(value)?.title;
    return title === undefined ? {} : {targets: [title]};
  },
  description: (value) => ({
    ...readNamed(value, partOf),
    ...readChannel(value),
  }),
  channel: readChannel,
  // A window can be copied with its label: "Activation: Windows is activated".
  status: (value) => {
    const status = readStatus(value);
    return status === undefined ? (readAnswer(value)?.says ?? {}) : {status};
  },
  active: (value) => {
    const [word] = /^(?:true|yes|false|no)\b/i.exec(value) ?? [];
    return word ? {status: /^[ty]/i.test(word) ? 1 : 0} : {};
  },
  reason: (value) => ({reason: readPrintedCode(value)}),
  errorCode: (value) => ({reason: readPrintedCode(value)}),
  minutes: readLease,
  evaluationEnd: (value) => {
    const fixedEnd = readEndDate(value);
    return {fixedEnd, isEvaluation: fixedEnd && true};
  },
  betaExpiry: (value) => ({fixedEnd: readEndDate(value)}),
  windowsRearms: (value) => ({rearms: readCount(value)}),
  skuRearms: (value) => ({skuRearms: readCount(value)}),
  trustedTime: (value) => ({trustedTime: readDate(value) ?? undefined}),
  directoryObject: () => ({renewedBy: 'directory'}),
  kmsCount: (value) => ({kmsCount: readCount(value)}),
  kmsHostFixed: readHost(true),
  kmsHostFromDns: readHost(false),
  kmsAddress: (value) => ({address: readHost(false)(value).host?.name}),
  partialKey: (value) => ({
    hasKey: value !== '',
    channel: kmsClientKeyEnds.has(value.toUpperCase())
      ? 'kms-client'
      : undefined,
  }),
  version: (value) => ({
    version: /^\d{2}H[12]\b/i.exec(value)?.[0].toUpperCase(),
  }),
  build: (value) => ({
    build: Number(/(?:^|\D)(\d{5})(?!\d)/.exec(value)?.[1]) || undefined,
  }),
  serviceVersion: (value) => ({
    serviceBuild:
      Number(/^(?:6|10)\.\d\.(\d{4,5})/.exec(value)?.[1]) || undefined,
  }),
};

/** What prints a field, by its name, label and value. Other fields are printed by several tools. */
const tools: readonly (readonly [RegExp, Says['tool']])[] = [
  [/^status licensestatus:/i, 'cim'],
  [/^target |^edition .* edition:/i, 'dism'],
  // Settings has words of its own for the two states, and no number.
  [/^status activation(?: state)?: (?:not )?activ(?:ated|e)\W*$/i, 'settings'],
  [/^\w+ (?:beta expiration:|remaining grace:|last 5 )/i, 'ospp'],
  [/^\w+ license (?:name|description):.*\boffice\b/i, 'ospp'],
];

/** Fields of a license report that no other text has. */
const telling: readonly (readonly [RegExp, ReportFact['tells']])[] = [
  [/^active |^status [^:]*licen[cs]e/i, 'certain'],
  [/^(?:channel|minutes|partialKey|evaluationEnd|activationType) /, 'possible'],
  [/^(?:trustedTime|(?:windows|sku)Rearms|kmsHost\w+) /, 'possible'],
];

const ofSystem = new RegExp(`^(?:${systemLabels})$`, 'i');

/** The word after "Edition" can be of any program: "Professional". */
const isAnyEdition = (label: string, value: string) =>
  /^edition$/i.test(label) &&
  readEditionId(value) !== null &&
  !isOwnEditionId(value);

/** Whether only Windows, Office and their tools have a label with that value; undefined if the value tells. */
function provesLicense(
  {field, language}: FieldLabel,
  label: string,
  value: string,
): boolean | undefined {
  if (ofSystem.test(label)) {
    return false;
  }
  const isOwn =
    // slmgr.vbs alone prints a time so.
    (field === 'minutes' && isPrintedTime(value)) ||
    !sharedLabels.has(label.toLowerCase().replaceAll('_', ' '));
  if (label !== '' && !language && isOwn) {
    return true;
  }
  return isAnyEdition(label, value) ? false : undefined;
}

/** The fact of a label and its value. */
export function readField(
  found: FieldLabel,
  label: string,
  value: string,
): ReportFact {
  const {field, language} = found;
  const says = fieldReaders[field]?.(value, label) ?? {};
  const isState = field === 'status';
  const isRead = says.status !== undefined;
  const written = `${field} ${label}: ${value}`;
  return {
    kind: 'field',
    field,
    label,
    language,
    text: value,
    says: {tool: firstIn(tools, written), ...says},
    proves: provesLicense(found, label, value),
    tells:
      isState && (isRead || language) ? 'certain' : firstIn(telling, written),
    isUnread: isState && !isRead && Boolean(language) && /\p{L}/u.test(value),
  };
}

/** Whether a text is a value that a field can have. */
function isValueOf({field = 'ignored', label = ''}: ReportFact, text: string) {
  if (field === 'status') {
    return readOwnStatus(text) !== undefined;
  }
  const says = fieldReaders[field]?.(text, label) ?? {};
  const {title = 'Unknown', channel} = says;
  if (field === 'name' || field === 'edition') {
    return !/^Unknown|unknown edition$/.test(title);
  }
  return field === 'description'
    ? channel !== undefined
    : // Any text can be a host.
      !/^kms[HA]/.test(field) &&
        Object.values(says).some((said) => (said ?? false) !== false);
}

/** Fields whose value is a number, a time or a date. */
const counted =
  /^(?:minutes|evaluationEnd|betaExpiry|trustedTime|kmsCount|\w+Rearms)$/;

/** A value that is in the text, and can't be read. */
const UNSURE = '?';

/**
 * A field with the next line as its value, or as the rest of it, because a window was too narrow: "Licen", "sed". A number
 * that goes on with digits can be two numbers as well, so only a time counts, if its minutes are as many as its days.
 */
export function joined(
  fact: ReportFact,
  lines: readonly string[],
): ReportFact | undefined {
  const {text, field = 'ignored', label = ''} = fact;
  const all =
    text === '' ? lines : [`${text}${lines[0]}`, `${text} ${lines[0]}`];
  const isSplit =
    counted.test(field) && /\d$/.test(text) && /^\d/.test(lines[0]!);
  const value = isSplit
    ? (all.find((each) => field === 'minutes' && isSureTime(each)) ?? UNSURE)
    : all.find((each) => !isValueOf(fact, text) && isValueOf(fact, each));
  return value === undefined
    ? undefined
    : readField({field, language: fact.language}, label, value);
}
