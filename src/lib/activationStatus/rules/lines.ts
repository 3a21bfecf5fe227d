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

/** What a form of line says. What a rule doesn't find is for the next one. */
type LineRule = (line: string) => RuleResult;

/** A rule for lines of a shape. */
const shape =
  (
    pattern: RegExp,
    read: (parts: readonly string[], line: string) => RuleResult,
  ): LineRule =>
  (line) => {
    const parts = pattern.exec(line);
    return parts && read(parts, line);
  };

/** What the first rule finds that finds something. */
export function firstOf(
  rules: readonly LineRule[],
  line: string,
): readonly ReportFact[] | undefined {
  for (const rule of rules) {
    const found = rule(line);
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

const readStatement: LineRule = (line) => {
  const lower = lowerStart(line);
  const [, says] = statements.find(([start]) => lower.startsWith(start)) ?? [];
  return says && fact('statement', says, {tells: 'possible'});
};

const readMessage: LineRule = (line) => {
  const lower = lowerStart(line);
  const known = toolMessages.find(({text}) => lower.includes(text));
  return known && fact('message', {}, {text: known.id, tells: 'possible'});
};

/** A product and the answer below it, or on its line. */
function readHeading(parts: readonly string[]): RuleResult {
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
const readSentence: LineRule = (line) => {
  const answer = readAnswer(line);
  const before =
    /^(.{8,80}?)(?::| (?:[-|]|is(?= permanently))) /.exec(line)?.[1] ?? '';
  const named =
    answer &&
    answer.says.overrides?.product !== 'office' &&
    readCaption(before);
  return named ? [fact('heading', saysOf(named)), answer] : answer;
};

const readError = ([, code = '']: readonly string[]) =>
  fact('error', {reason: readPrintedCode(code)});

/** Lines that a program prints or shows. */
export const printed: readonly LineRule[] = [
  // A product in a sentence before an ID in brackets, as `/ato` prints it
  shape(
    /((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition) ?\(([\da-fx-]{30,})\)(.*)/i,
    readHeading,
  ),
  // A product that is all before a colon
  shape(
    /^((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition):?\s*()(\S.*|)$/i,
    readHeading,
  ),
  readSentence,
  readMessage,
  shape(/^error:?\s{0,4}(0x[\da-f]{8})(?![\da-f])/i, readError),
  // `Fehler: 0xC004F074`, or the hint that slmgr.vbs prints. A shutdown has a reason code.
  shape(
    /^(?!reason code)(?:[\p{L}' ]{1,30}:?\s{1,4}|.{0,100}slui\.exe 0x2a )(0x[8c][\da-f]{7})(?![\da-f])/iu,
    readError,
  ),
  readStatement,
  shape(/^={4,20} ?[A-Za-z ]{3,60}? ?={4,20}$/, () => fact('section')),
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
function readSummary(text: string): readonly ReportFact[] {
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
    return [];
  }
  const [state = ''] = states;
  return [
    fact('summary', {...saysOf(named), status: readStatus(state)}),
    ...rest.map((part) => fact('more', readChannel(part))),
  ];
}

/** Whether what is before a product is a label in another language, and not a half of an English one. */
const isForeignLabel = (line: string) =>
  !endsLabel(line) && !englishWords.test(line);

/** A part of a report, if its label is of another language: the state beside it is not read. */
const foreign = (isUnread: boolean): Partial<ReportFact> => ({
  isUnread,
  tells: isUnread ? 'possible' : undefined,
});

/** What is after a colon. */
export function valueOf(line: string): string {
  const colon = line.slice(0, 92).indexOf(':');
  return colon > 0 ? line.slice(colon + 1).trim() : '';
}

/** Whether a line is a product and its state: "Windows 11 Pro: Activated". */
const isOfReport = (line: string): boolean =>
  readOwnStatus(valueOf(line)) !== undefined &&
  readAnyName(line.split(':')[0]!) !== null;

/** What else has a meaning beside a license: values without their labels, and what people write. */
const loose: readonly LineRule[] = [
  // A time that slmgr.vbs prints, below a label in another language
  (line) =>
    isPrintedTime(valueOf(line)) &&
    readField({field: 'minutes'}, '', valueOf(line)),
  // With a label that is missing, or in another language
  shape(
    /^(?:[^:\n]{1,90}:\s*)?(windows(?:\(r\))? operating system.{0,60} channel.*)/i,
    ([, value = ''], line) => ({
      ...readField({field: 'description'}, '', value),
      ...foreign(value !== line && isForeignLabel(line)),
    }),
  ),
  shape(
    /^[^:\n]{1,90}:\s{0,9}(\S.* edition)$/i,
    ([, value = ''], line) =>
      readProductName(value) &&
      fact('heading', readNamed(value), foreign(isForeignLabel(line))),
  ),
  // The edition of a page of Settings, in any language: each word of a Windows has a capital, or is of a script without any
  shape(
    /^\p{L}[\p{L} ]{1,25}(?: ?[:：] ?|\t| {2,})((?:Microsoft )?Windows (?:1[01]|8\.1|8|7)(?: .*)?)$/u,
    ([, name = '']) => {
      const named = readCaption(name);
      return (
        named &&
        name
          .split(' ')
          .every((word) => /^(?:[\p{Lu}\p{Lo}\d]|for$)/u.test(word)) &&
        fact('summary', saysOf(named))
      );
    },
  ),
  shape(/windows|office|\b365\b| edition\b/i, (_, line) => {
    const facts = readSummary(line);
    return facts.length > 0 && facts;
  }),
  (line) =>
    isStatus(line) && fact('state', {status: readStatus(line)}, {text: line}),
  shape(/^.{0,190}\bchannel\b/i, (_, line) => {
    const word = line.length <= LONGEST_SUMMARY && findChannelWord(line);
    // A word such as "retail" is in many sentences; one with an underscore or a colon is only in reports.
    return (
      word &&
      (/[_:]/.test(word.text) || /^\S+ channel$/i.test(line)) &&
      fact('more', readChannel(line))
    );
  }),
];

/** The product whose state follows on its line: "Windows license status: Licensed". */
const readSubject: LineRule = (line) => {
  const named = readProductName(line) ? null : readAnyName(line);
  return (
    named &&
    fact(
      'subject',
      isBareName(named) ? {otherwise: {product: named.product}} : saysOf(named),
    )
  );
};

/** A line that no program prints as it is, or what is before a label. */
export function readOther(line: string, label?: FieldId): ReportFact {
  const isUnread = isUnreadState(line);
  const tells = isUnread || isOfReport(line) ? 'possible' : undefined;
  const isOfState = label === 'status' || label === 'active';
  const onItsOwn = firstOf(isOfState ? [readSubject, ...loose] : loose, line);
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
