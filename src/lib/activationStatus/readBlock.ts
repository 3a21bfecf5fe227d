/** The second pass: from all that a text says about one license to its report. */
import type {FieldId} from '../../data/activationFields';
import type {Statement} from '../../data/activationSentences';
import {kmsClients} from '../../data/activationIds';
import {kmsClientKeyEnds} from '../../data/publicKeys';
import {readDate} from './dates';
import type {FieldLine} from './lines';
import {
  isOtherName,
  isOwnEditionId,
  readAnyName,
  readCaption,
  readEditionId,
  readProductName,
  type NamedProduct,
} from './readProductName';
import type {Answer} from './sentences';
import {judgeKmsHost} from './kmsHost';
import {findRelease, type Builds} from './release';
import type {LicenseReport, RenewedBy} from './types';
import {
  findChannelWord,
  readCount,
  readEndDate,
  readPrintedCode,
  readStatus,
  readTimeLeft,
} from './values';

/** What the lines of one license say, in the order of the text. */
export interface Block {
  fields: Map<FieldId, FieldLine[]>;
  /** The product above the answer of `/xpr`, or on its line. */
  heading?: string;
  /** The activation ID of that product. */
  id?: string;
  answers: Answer[];
  statements: Set<Statement>;
  /** An error in place of an answer. */
  error?: string;
  /** What a person wrote, or what stands without its label: it counts where no field says it. */
  loose: Record<'statuses' | 'channels' | 'leases', string[]> & {
    names: NamedProduct[];
  };
  /** Whether it has only what `/xpr` prints. */
  isXpr: boolean;
  /** Of the licensing service, above the license. */
  serviceVersion?: string;
  /** Which of the PCs in the text it is of, counted from 1. */
  computer?: number;
}

/** What a block says. */
export type Facts = Partial<Omit<LicenseReport, 'kind'>>;

/** CIM prints -1 as this number, for a license that has no rearms of its own. */
const NO_REARMS = 2 ** 32 - 1;

/** Words for an end that is not there: Get-OSLicenseInfo prints "Unlimited". */
const NO_END = /^(?:|unlimited|no limit|n\/a|not set)$/i;

function readChannel(text: string): Facts {
  const found = findChannelWord(text);
  return {
    channel: found?.kind,
    channelWord: found?.text,
    isEvaluation:
      /TIMEBASED_EVAL|:EVAL\b/i.test(text.slice(0, 200)) || undefined,
  };
}

function readRearms(text: string): number | undefined {
  const count = readCount(text);
  return count === NO_REARMS ? undefined : count;
}

export function readLease(value: string, label = ''): Facts {
  const left = readTimeLeft(value);
  if (!left.minutes) {
    return left.minutes === 0 || NO_END.test(value)
      ? {}
      : {lease: {kind: 'unreadable'}};
  }
  return {
    lease: {kind: 'minutes', ...left},
    // The tools print these of an active license only.
    ...(/activation expiration$/i.test(label) && {status: 1}),
    ...(/^volume activation expiration$/i.test(label) && {
      channel: 'kms-client',
    }),
    ...(/^automatic vm activation expiration$/i.test(label) && {
      channel: 'virtual-machine',
    }),
  };
}

/** How each field is read. Of what several fields say, the one that comes first here counts. */
export const fieldReaders: Readonly<
  Partial<Record<FieldId, (value: string, label: string) => Facts>>
> = {
  // Some languages have the two in each other's place.
  name: (value) => (readAnyName(value) ? {} : readChannel(value)),
  description: readChannel,
  channel: readChannel,
  status: (value) => ({
    status: readStatus(value),
    // People write more after it on the same line.
    ...readChannel(
      readStatus(value) === undefined ? '' : value.replace(/^[^,;(]*/, ''),
    ),
  }),
  active: (value) => {
    const [yes] = /^(?:true|yes)\b/i.exec(value) ?? [];
    const [no] = /^(?:false|no)\b/i.exec(value) ?? [];
    return yes ? {status: 1} : {status: no ? 0 : undefined};
  },
  reason: (value) => ({reason: readPrintedCode(value)}),
  errorCode: (value) => ({reason: readPrintedCode(value)}),
  minutes: readLease,
  evaluationEnd: (value) => {
    const fixedEnd = readEndDate(value);
    return {fixedEnd, isEvaluation: fixedEnd && true};
  },
  betaExpiry: (value) => ({fixedEnd: readEndDate(value)}),
  windowsRearms: (value) => ({rearms: readRearms(value)}),
  appRearms: (value) => ({rearms: readRearms(value)}),
  skuRearms: (value) => ({skuRearms: readRearms(value)}),
  trustedTime: (value) => ({trustedTime: readDate(value) ?? undefined}),
  directoryObject: () => ({renewedBy: 'directory'}),
  kmsCount: (value) => ({kmsCount: readCount(value)}),
  partialKey: (value) => ({
    hasKey: value !== '',
    channel: kmsClientKeyEnds.has(value.toUpperCase())
      ? 'kms-client'
      : undefined,
  }),
};

const orderedReaders = Object.entries(fieldReaders) as [
  FieldId,
  (value: string, label: string) => Facts,
][];

const renewals: Partial<Record<Statement, RenewedBy>> = {
  'kms-client': 'kms',
  directory: 'directory',
  token: 'token',
  'virtual-machine': 'virtual-machine',
};

/** Adds what is not known yet. The word of a channel belongs to the channel. */
function fill(facts: Facts, more: Facts): void {
  const isChannel = facts.channel !== undefined;
  for (const key of Object.keys(more) as (keyof Facts)[]) {
    const isKnown =
      facts[key] !== undefined || (isChannel && key === 'channelWord');
    if (more[key] !== undefined && !isKnown) {
      facts[key] = more[key] as never;
    }
  }
}

/** The product of a field for an edition, which can hold an ID, a name or anything else. */
export const readEdition = (value: string): NamedProduct | null =>
  readEditionId(value) ?? readAnyName(value);

/** The product of a block: of its name, else of what a person wrote, its edition, or its description. */
function readProduct({fields, heading, loose}: Block): Facts {
  const values = (field: FieldId) =>
    (fields.get(field) ?? []).map(({value}) => value);
  const texts = [
    ...values('name'),
    ...(heading === undefined ? [] : [heading]),
  ];
  const editions = values('edition').map(readEdition);
  const others = [...texts, ...values('description')];
  const named = [
    ...texts.map(readAnyName),
    ...loose.names,
    ...editions,
    ...values('description')
      .flatMap((value) => value.split(' - '))
      .map((part) => readProductName(part) ?? readCaption(part))
      // "Windows Operating System" is no edition.
      .filter((each) => !each?.title.includes('unknown edition')),
  ].filter((each) => each !== null);
  const [first] = named;
  if (first) {
    return {
      ...first,
      isEvaluation: first.isEvaluation || undefined,
      release: named.find(
        (each) => each.product === first.product && each.release !== undefined,
      )?.release,
    };
  }
  const word = others
    .filter((text) => !isOtherName(text))
    .map((text) => /\b(?:windows|office)\b/i.exec(text.slice(0, 200))?.[0])
    .find((each) => each !== undefined);
  return word === undefined
    ? {}
    : {product: /^w/i.test(word) ? 'windows' : 'office'};
}

/** Whether a block has the name of another program. */
export const hasOtherName = ({fields}: Block): boolean =>
  (fields.get('name') ?? []).some(({value}) => isOtherName(value));

/** Whether nothing but a field for the edition names the product, if anything does. */
function isUnnamed({fields, ...block}: Block): boolean {
  const others = new Map(fields);
  others.delete('edition');
  return readProduct({fields: others, ...block}).product === undefined;
}

/** Whether a block describes another program, before the word of the channel. */
const describesOther = ({fields}: Block): boolean =>
  (fields.get('description') ?? []).some(({value}) =>
    isOtherName(value.replace(/(?<![\w:()])[\w:()]+ channel\b.*/i, '')),
  );

/** Whether a block is of another program, which runs on the Windows that the block may name. */
export const isOfOther = (block: Block): boolean =>
  (hasOtherName(block) || describesOther(block)) && isUnnamed(block);

/** Whether the product is only the word after "Edition", which can be of any program: "Professional". */
export function isBareEdition(block: Block): boolean {
  const [edition] = block.fields.get('edition') ?? [];
  return (
    edition !== undefined &&
    /^edition$/i.test(edition.label) &&
    readEditionId(edition.value) !== null &&
    !isOwnEditionId(edition.value) &&
    isUnnamed(block)
  );
}

/** What a block says about the version. */
function readBuilds({fields, serviceVersion = ''}: Block): Builds {
  const find = (field: FieldId, pattern: RegExp) =>
    fields
      .get(field)
      ?.map(({value}) => pattern.exec(value)?.[0])
      .find((found) => found !== undefined);
  return {
    version: find('version', /^\d{2}H[12]\b/i)?.toUpperCase(),
    build: Number(find('build', /(?<!\d)\d{5}(?!\d)/)) || undefined,
    serviceBuild:
      Number(/^(?:6|10)\.\d\.(\d{4,5})/.exec(serviceVersion)?.[1]) || undefined,
  };
}

/** Where the KMS host is: the one that somebody set, else the one from DNS. */
function readHost({fields}: Block): Facts {
  const find = (field: FieldId) =>
    fields
      .get(field)
      ?.map(({value}) => value)
      .find((value) => value !== '' && !/not available/i.test(value));
  const fixed = find('kmsHostFixed');
  const address = find('kmsAddress');
  const host = fixed ?? find('kmsHostFromDns');
  const name = host ?? address;
  return {
    renewedBy: host === undefined ? undefined : 'kms',
    kmsHost:
      name === undefined
        ? undefined
        : {place: judgeKmsHost(name, address), isFixed: fixed !== undefined},
  };
}

/** The tool that prints the label; undefined if several tools print it. */
function toolOf({field, label, value}: FieldLine): LicenseReport['tool'] {
  if (/^LicenseStatus$/i.test(label)) {
    return 'cim';
  }
  if (field === 'target' || (field === 'edition' && / edition$/i.test(label))) {
    return 'dism';
  }
  // Settings has words of its own for the two states, and no number.
  if (
    /^activation(?: state)?$/i.test(label) &&
    /^(?:not )?activ(?:ated|e)\W*$/i.test(value)
  ) {
    return 'settings';
  }
  const isOspp =
    /^(?:beta expiration|remaining grace)$|^last 5 /i.test(label) ||
    (/^license (?:name|description)$/i.test(label) &&
      /\boffice\b/i.test(value));
  return isOspp ? 'ospp' : undefined;
}

/** What an answer of `/xpr` or of a window says. */
function readAnswerFacts({meaning, channel, ...answer}: Answer): Facts {
  const {status, lease, reason, isPermanent} = answer;
  return {
    status,
    channel,
    lease,
    reason,
    isPermanent,
    setting: meaning,
    isEvaluation:
      (answer.by === 'window' && channel === 'evaluation') || undefined,
  };
}

/** What a block says. */
export function readBlock(block: Block): Facts {
  const {fields, answers, statements, loose, error} = block;
  const lines = [...fields.values()].flat();
  const window = answers.find(({by}) => by === 'window');
  const isOfficeDone = statements.has('office-activated');
  const {channel: channelOfName, ...product} = readProduct(block);
  const facts: Facts = {
    ...product,
    // What `/xpr` prints is exact, so it replaces the minutes.
    lease: answers.find(({lease}) => lease?.kind === 'date')?.lease,
    tool: window
      ? 'settings'
      : lines
          .map(toolOf)
          .filter((tool) => tool !== undefined)
          .at(-1),
    renewedBy: fields.has('directoryObject') ? 'directory' : undefined,
    isUnused: statements.has('not-in-use') || undefined,
    targets: fields
      .get('target')
      ?.flatMap(({value}) => readEditionId(value)?.title ?? []),
    reason: error,
    computer: block.computer,
  };
  for (const statement of statements) {
    fill(facts, {renewedBy: renewals[statement]});
  }
  for (const [field, read] of orderedReaders) {
    for (const {value, label} of fields.get(field) ?? []) {
      fill(facts, read(value, label));
    }
  }
  fill(facts, readHost(block));
  answers.forEach((answer) => fill(facts, readAnswerFacts(answer)));
  loose.channels.forEach((text) => fill(facts, readChannel(text)));
  loose.leases.forEach((text) => fill(facts, readLease(text)));
  fill(facts, {
    status: loose.statuses
      .map(readStatus)
      .find((status) => status !== undefined),
  });
  if (window) {
    facts.product = window.product ?? 'windows';
  }
  if (statements.has('activated')) {
    fill(facts, {status: 1});
  }
  if (statements.has('kms-host')) {
    fill(facts, {channel: 'kms-host'});
  }
  fill(facts, {
    channel: kmsClients.has(block.id?.toLowerCase() ?? '')
      ? 'kms-client'
      : channelOfName,
  });
  if (isOfficeDone) {
    fill(facts, {
      status: 1,
      product: 'office',
      ...(fields.size === 0 && {tool: 'settings'}),
    });
  }
  if (answers.length > 0) {
    fill(facts, {product: 'windows'});
  }
  facts.isUnread =
    facts.status === undefined &&
    (fields.get('status') ?? []).some(({value}) => /\p{L}/u.test(value));
  facts.release = findRelease(facts, readBuilds(block));
  return facts;
}
