/** What lines say that have no label. Of the rules for a line, the first that finds something counts. */
import {englishWords, toolMessages} from '../../../data/activationSentences';
import type {FieldId} from '../../../data/activationFields';
import {kmsClients} from '../../../data/activationIds';
import {isAsked, stanceOf} from '../../text/stance';
import {fact, type ReportFact, type Says} from '../facts';
import {endsLabel} from '../labels';
import {
  isBareName,
  isOwnEditionId,
  readAnyName,
  readCaption,
  readEditionId,
  readProductName,
  type NamedProduct,
} from '../readProductName';
import {
  findChannelWord,
  isPrintedTime,
  isStatus,
  readOwnStatus,
  readPrintedCode,
  readStatus,
} from '../values';
import {readChannel, readField, readNamed, saysOf} from './fields';
import {isNegated, isUnreadState, lowerStart, readAnswer} from './sentences';

/** A longer line is cut. */
export const LONGEST_LINE = 2_000;

/** What people, mail programs and chats put before a line: quote marks, comment signs, bullets, numbers and times. */
export const PREFIX =
  /^(?:[\s>|#*`"'•·/-]|\d{1,2}[.)] |\[[\d:. /,apmAPM-]{3,24}\] ?|rem )+/;

/** Removes the marks before a line, and those around it. */
export const strip = (line: string): string =>
  line
    .slice(0, LONGEST_LINE)
    .replace(PREFIX, '')
    .replace(/(?<![\s*`"|,])[\s*`"|,]+$/, '');

type RuleResult = ReportFact | readonly ReportFact[] | false | null | undefined;

/** A form of line, and what it says. What a rule doesn't find is for the next one. */
type LineRule = readonly [
  form: RegExp,
  read: (line: string, parts: readonly string[]) => RuleResult,
];

/** What the first rule finds that finds something. */
export function firstOf(
  rules: readonly LineRule[],
  line: string,
): readonly ReportFact[] | undefined {
  for (const [form, read] of rules) {
    const parts = form.exec(line);
    const found = parts && read(line, parts);
    if (found) {
      return [found].flat();
    }
  }
  return undefined;
}

/** How lines without a label begin, and what they say of the license around them. */
const statements: readonly (readonly [start: string, says: Says])[] = [
  ['this license is not in use', {isUnused: true}],
  ['key management service client information', {renewedBy: 'kms'}],
  ['ad activation client information', {renewedBy: 'directory'}],
  ['token-based activation information', {renewedBy: 'token'}],
  [
    'automatic vm activation client information',
    {renewedBy: 'virtual-machine'},
  ],
  [
    'key management service is enabled on this machine',
    {otherwise: {channel: 'kms-host'}},
  ],
  [
    '<product activation successful>',
    {otherwise: {status: 1, product: 'office'}},
  ],
  ['product activation successful', {otherwise: {status: 1}}],
];

function readStatement(line: string): RuleResult {
  const lower = lowerStart(line);
  const [, says] = statements.find(([start]) => lower.startsWith(start)) ?? [];
  return says && fact('statement', says, {tells: 'possible'});
}

function readMessage(line: string): RuleResult {
  const lower = lowerStart(line);
  const known = toolMessages.find(({text}) => lower.includes(text));
  return known && fact('message', {}, {text: known.id, tells: 'possible'});
}

/** A product and the answer below it, or on its line. */
function readHeading(_: string, parts: readonly string[]): RuleResult {
  const [, name = '', id = '', below = ''] = parts;
  const {otherwise, ...named} = readNamed(name);
  const channel = kmsClients.has(id.toLowerCase())
    ? 'kms-client'
    : otherwise?.channel;
  const rest = strip(below);
  const answer = readAnswer(rest);
  const heading = fact(
    'heading',
    {...named, otherwise: {...otherwise, channel}},
    {
      // What `/ato` prints
      tells: id === '' ? 'possible' : 'certain',
      isUnread: !answer && isUnreadState(rest, true),
    },
  );
  return answer ? [heading, answer] : heading;
}

/** A sentence, with the product that it is about before it: "Windows 11 Pro: …". */
function readSentence(line: string): RuleResult {
  const answer = readAnswer(line);
  const before =
    /^(.{8,80}?)(?::| (?:[-|]|is(?= permanently))) /.exec(line)?.[1] ?? '';
  const named = answer && readCaption(before);
  return named ? [fact('heading', saysOf(named)), answer] : answer;
}

const readError = (_: string, [, code = '']: readonly string[]) =>
  fact('error', {reason: readPrintedCode(code)});

const LINE = /.*/;

/** Lines that a program prints or shows. */
export const printed: readonly LineRule[] = [
  // A product in a sentence before an ID in brackets, as `/ato` prints it
  [
    /((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition) ?\(([\da-fx-]{30,})\)(.*)/i,
    readHeading,
  ],
  // A product that is all before a colon
  [
    /^((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition):?\s*()(\S.*|)$/i,
    readHeading,
  ],
  [LINE, readSentence],
  [LINE, readMessage],
  [/^error:?\s{0,4}(0x[\da-f]{8})(?![\da-f])/i, readError],
  // `Fehler: 0xC004F074`, or the hint that slmgr.vbs prints. A shutdown has a reason code.
  [
    /^(?!reason code)(?:[\p{L}' ]{1,30}:?\s{1,4}|.{0,100}slui\.exe 0x2a )(0x[8c][\da-f]{7})(?![\da-f])/iu,
    readError,
  ],
  [LINE, readStatement],
  [/^={4,20} ?[A-Za-z ]{3,60}? ?={4,20}$/, () => fact('section')],
];

/** The parts of a summary that a person wrote: `Windows 11 Pro - licensed - OEM_DM`. */
const SUMMARY_BREAK =
  /\s{1,9}(?:[-\u2013\u2014|\u2192]|[-=]>|is)\s+|:\s+|[,;|]\s*/;

/** `licensed: False` in a summary. */
const BOOLEAN = /\b(activated|licensed)\b *[:=] *(true|yes|1|false|no|0)\b/gi;

/** A longer line is a sentence, not a summary. */
const LONGEST_SUMMARY = 200;

/** The edition in a summary that names only its ID: `IoTEnterpriseS edition, VOLUME_MAK channel`. */
function readBareEdition(parts: readonly string[]): NamedProduct | null {
  const [id = ''] = parts.flatMap(
    (part) => /^\W*(\w{4,40}) edition\W*$/i.exec(part)?.[1] ?? [],
  );
  return isOwnEditionId(id) ? readEditionId(id) : null;
}

/** Whether a summary says what is so. */
function isSummary(text: string, states: readonly string[]): boolean {
  const isGood = states.some((part) => readOwnStatus(part) === 1);
  return (
    text.length <= LONGEST_SUMMARY &&
    !isAsked(stanceOf(text, 0, 0)) &&
    // Sentences are read as a whole.
    !(isGood && /^(?:my )?windows is | is .* is /i.test(text)) &&
    // The next line can say what is not.
    (states.length > 0 || !isNegated(text))
  );
}

/** Reads a product and what a person wrote after it: `Windows 11 Pro - licensed - OEM_DM`, `Office: not activated`. */
function readSummary(text: string): RuleResult {
  const parts = text
    .replace(BOOLEAN, (_, state: string, yes: string) =>
      /^[ty1]/i.test(yes) ? state : `not ${state}`,
    )
    .split(SUMMARY_BREAK);
  const [first = '', ...rest] = parts;
  const states = rest.filter((part) => readOwnStatus(part) !== undefined);
  const named = readProductName(first)
    ? null
    : (readAnyName(first) ?? readBareEdition(parts));
  if (
    !named ||
    (named.title === 'Windows' && rest.length === 0) ||
    !isSummary(text, states)
  ) {
    return undefined;
  }
  const [state = ''] = states;
  return [
    fact('summary', {...saysOf(named), status: readStatus(state)}),
    ...rest.map((part) => fact('more', readChannel(part))),
  ];
}

/** What is after a colon. */
export function valueOf(line: string): string {
  const colon = line.slice(0, 92).indexOf(':');
  return colon > 0 ? line.slice(colon + 1).trim() : '';
}

/** Whether a line is a product and its state: "Windows 11 Pro: Activated". */
const isOfReport = (line: string): boolean =>
  readOwnStatus(valueOf(line)) !== undefined &&
  readAnyName(line.split(':')[0]!) !== null;

/** Values that tell their field, where the label is missing or of another language. */
const ownValues: readonly (readonly [
  field: FieldId,
  isValue: (value: string) => boolean,
])[] = [
  ['minutes', isPrintedTime],
  [
    'description',
    (value) =>
      /^windows(?:\(r\))? operating system.{0,60} channel/i.test(value),
  ],
  [
    'name',
    (value) => / edition$/i.test(value) && Boolean(readProductName(value)),
  ],
];

function readOwnValue(line: string): RuleResult {
  const value = valueOf(line) || line;
  const [field] = ownValues.find(([, isValue]) => isValue(value)) ?? [];
  // The label of the state that is not read is of the same language, unless it is a half of an English one.
  const isUnread =
    value !== line && !endsLabel(line) && !englishWords.test(line);
  return (
    field && {
      ...readField({field}, '', value),
      kind: field === 'name' ? 'heading' : 'field',
      isUnread,
      tells: isUnread ? 'possible' : undefined,
    }
  );
}

/** What else has a meaning beside a license: values without their labels, and what people write. */
const loose: readonly LineRule[] = [
  [LINE, readOwnValue],
  // The edition of a page of Settings, in any language
  [
    /^\p{L}[\p{L} ]{1,25}(?: ?[:：] ?|\t| {2,})((?:Microsoft )?Windows (?:1[01]|8\.1|8|7)(?: .*)?)$/u,
    (_, [, name = '']) => {
      const named = readCaption(name);
      return named && fact('summary', saysOf(named));
    },
  ],
  [/^.*(?:windows|office|\b365\b| edition\b).*/i, readSummary],
  [
    LINE,
    (line) =>
      isStatus(line) && fact('state', {status: readStatus(line)}, {text: line}),
  ],
  // A word such as "retail" is in many sentences; one with an underscore or a colon is only in reports.
  [
    /^(?=.{0,190}\bchannel\b).{1,200}$/i,
    (line) =>
      /[_:]/.test(findChannelWord(line)?.text ?? '') ||
      /^\S+ channel$/i.test(line)
        ? fact('more', readChannel(line))
        : undefined,
  ],
];

/** The product whose state follows on its line: "Windows license status: Licensed". */
function readSubject(line: string): RuleResult {
  const named = readProductName(line) ? null : readAnyName(line);
  const isBare = named && isBareName(named);
  return (
    named &&
    fact(
      'subject',
      isBare ? {otherwise: {product: named.product}} : saysOf(named),
    )
  );
}

/** A line that no program prints as it is, or what is before a label. */
export function readOther(line: string, label?: FieldId): ReportFact {
  const isUnread = isUnreadState(line);
  const tells = isUnread || isOfReport(line) ? 'possible' : undefined;
  const isOfState = label === 'status' || label === 'active';
  const onItsOwn = firstOf(
    isOfState ? [[LINE, readSubject], ...loose] : loose,
    line,
  );
  return fact(
    'text',
    {},
    {
      text: line,
      isUnread,
      tells,
      onItsOwn: onItsOwn?.map((each) => ({tells, ...each})),
    },
  );
}
