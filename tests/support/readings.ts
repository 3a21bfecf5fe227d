/** What the readers read of a text, in the words of the corpus: of what people ask, not of how the readers store it. */
import {describeText} from '@site/src/components/answer/describeText';
import {unnamedTitles} from '@site/src/data/activationAnswers';
import {reportCards} from '@site/src/lib/activationStatus/cards';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import type {
  LicenseReport,
  ProductExplanation,
  WrittenDate,
} from '@site/src/lib/activationStatus/types';
import {replyOf, sayStep} from '@site/src/lib/answer/card';
import {MINUTES_PER_DAY} from '@site/src/lib/dates/calendarDay';
import {readOutput} from '@site/src/lib/editionPath/readOutput';
import {readQuestions} from '@site/src/lib/editionPath/readWishes';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {findCodes} from '@site/src/lib/errorCodes/extract';
import {lookUpErrors as readErrorsOf} from '@site/src/lib/errorCodes/lookUp';
import {findMessage} from '@site/src/lib/errorCodes/messages';
import {normalizeErrorCode} from '@site/src/lib/errorCodes/normalize';
import type {LookupAnswer} from '@site/src/lib/errorCodes/types';
import type {Digests} from '@site/src/lib/fileHash/algorithms';
import {
  describePasted,
  describeVerdict,
  sumCard,
} from '@site/src/lib/fileHash/messages';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {readCommands} from '@site/src/lib/input/readCommand';
import {readInput} from '@site/src/lib/input/readInput';
import {remembered} from '@site/src/lib/text/remembered';
import type {CorpusFile} from './corpus';
import {explainText, saidByBox, saidOfFile, toolAnswers} from './said';

export const none = 'nothing';

const lookUpErrors = remembered(readErrorsOf);

const orNone = (words: readonly string[]) =>
  words.length > 0 ? words : [none];

const dateOf = ({days}: WrittenDate) => days.join(' or ');

function endOf(lease: LicenseReport['lease']): string[] {
  switch (lease?.kind) {
    case 'minutes':
      return [
        `${lease.minutes} minutes`,
        `${Math.floor(lease.minutes / MINUTES_PER_DAY)} days`,
      ];
    case 'date':
      return [`ends ${dateOf(lease.date)}`];
    case 'unreadable':
      return ['ends unreadable'];
    default:
      return ['no end'];
  }
}

/** `name value`; `no name` if there is no value. */
const fact = (name: string, value: string | number | undefined) =>
  value === undefined ? `no ${name}` : `${name} ${value}`;

/** Product, state, channel, and then facts in any order. */
function wordsOfLicense(license: LicenseReport): readonly string[] {
  const {product, title = unnamedTitles[product], kmsHost, fixedEnd} = license;
  return [
    title,
    `${license.status ?? '-'}`,
    license.channel ?? '-',
    `of ${product}`,
    license.reason ?? 'no reason',
    ...endOf(license.lease),
    fact('host', kmsHost?.place),
    ...(kmsHost ? [kmsHost.isFixed ? 'set by hand' : 'set by DNS'] : []),
    fact('count', license.kmsCount),
    fact('targets', license.targets.join(', ') || undefined),
    fact('channel', license.channelWord),
    fact('printed by', license.tool),
    fact('renewed by', license.renewedBy),
    fact('held by', license.holder),
    fact('says', license.setting),
    fact('ran', license.trustedTime && dateOf(license.trustedTime)),
    fact('rearms', license.rearms),
    fact('rearms of the license', license.skuRearms),
    fact('last day', fixedEnd && dateOf(fixedEnd)),
    license.isEvaluation ? 'an evaluation' : 'no evaluation',
    license.isUnused ? 'not in use' : 'in use',
  ];
}

/** A line for each license, with those of its facts that the expected line has, and lines about the whole text. */
function readReport(
  text: string,
  _: CorpusFile,
  expected: readonly string[] = [],
) {
  const {products, messages, isForeign} = parseActivationStatus(text);
  const licenses = products.map((product, index) => {
    const words = wordsOfLicense(product);
    const wanted = expected[index]?.split(' | ').slice(3) ?? [];
    return [
      ...words.slice(0, 3),
      ...wanted.filter((each) => words.includes(each)),
    ].join(' | ');
  });
  const ids = messages.map((message) =>
    message.id === 'error-code' ? `error-code ${message.code}` : message.id,
  );
  return orNone([
    ...licenses,
    ...(ids.length > 0 ? [`messages: ${ids.join(', ')}`] : []),
    ...(isForeign ? ['words of another language'] : []),
  ]);
}

function wordsOfAnswer(answer: LookupAnswer): string {
  if (answer.kind === 'message') {
    return 'message';
  }
  return answer.kind === 'entry'
    ? answer.code
    : `${answer.kind} ${answer.code}`;
}

/** The answers of the error lookup. */
const readErrors = (text: string): readonly string[] =>
  orNone(lookUpErrors(text).answers.map(wordsOfAnswer));

const readWish = (text: string): readonly string[] =>
  orNone(
    readQuestions(text).map(
      ({from, to}) => `${from?.name ?? '?'} to ${to?.name ?? '?'}`,
    ),
  );

const readValues = (text: string) => {
  const sums = readSums(text);
  return sums.kind === 'checksums'
    ? sums.checksums.map(({algorithm, value}) => `${algorithm} ${value}`)
    : [sums.kind === 'empty' ? 'empty' : none];
};

const readNames = (text: string) =>
  orNone(readCommands(text).map(({name}) => name));

type ReadFields = (
  text: string,
  file: CorpusFile,
  expected?: readonly string[],
) => readonly string[] | Promise<readonly string[]>;

/** What the reader of each file reads. */
export const main: Readonly<Record<CorpusFile, ReadFields>> = {
  codes: readErrors,
  commands: readNames,
  reports: readReport,
  sums: readValues,
  wishes: readWish,
  words: (text) => [readInput(text)[0].kind],
};

/** The tool that a text of each file belongs to. */
export const toolOf: Partial<Record<CorpusFile, keyof typeof toolAnswers>> = {
  codes: 'lookup',
  reports: 'status',
  sums: 'verifier',
  wishes: 'editions',
};

const productsOf = (text: string) => explainText(text).products;

const linkOf = ({next}: ProductExplanation) =>
  next ? [next.text, next.link?.to].filter(Boolean).join(' ') : none;

const firstAnswer = (text: string): LookupAnswer | undefined =>
  lookUpErrors(text).answers[0];

const firstMeanings = (text: string) => {
  const first = firstAnswer(text);
  return first?.kind === 'entry' ? first.entry.meanings : [];
};

/** The steps for the first code on a PC of one's own. */
const privateSteps = (text: string) =>
  (answerErrors(text).cards[0]?.plans ?? [])
    .filter(({tab}) => tab !== 'work')
    .flatMap(({lists}) => lists.flatMap(({steps}) => steps))
    .map((step) => sayStep(step));

/** All that is said about the first code on a PC of one's own. */
function privateAnswer(text: string): string {
  const [{about, notes = []} = {about: none}] = answerErrors(text).cards;
  const said = [about, ...notes.map((note) => note.text)];
  return [...said, ...privateSteps(text)].join('\n');
}

const notesOf = (text: string) => {
  const sums = readSums(text);
  return sums.kind === 'checksums'
    ? sums.notes
    : [sums.kind === 'empty' ? 'empty' : sums.reason];
};

const withTone = ({tone, text}: {tone: string; text: string}) =>
  `${tone}: ${text}`;

/** Lists that are expected as a whole. */
export const whole: Readonly<Record<string, ReadFields>> = {
  /** What is certainly a code in it. */
  codes: (text) =>
    orNone(
      findCodes(text).flatMap(({code, certainty}) =>
        certainty === 'number' ? [] : code,
      ),
    ),
  /** The text as one code. */
  code: (text) => [normalizeErrorCode(text) ?? none],
  /** The states of the licenses in a word. One license is what the summary begins with. */
  badges: (text) => {
    const {products, summary} = explainText(text);
    const [{title, badge} = {title: none, badge: none}, ...others] = products;
    return others.length > 0 || summary.text.startsWith(`${title}: `)
      ? products.map((each) => each.badge)
      : [`${badge}, and in short: ${summary.text}`];
  },
  tones: (text) => tonesOf(text),
  /** The report that is asked for. */
  ask: (text) => [explainText(text).ask ?? none],
  /** The line below the field while somebody types. */
  line: async (text) => [(await describeText(text)).line ?? none],
  /** What the box takes the text for, and what else is in it. */
  kinds: (text) => readInput(text).map(({kind}) => kind),
  /** How the field of the box sets it. */
  set: async (text) => [
    (await describeText(text)).isCode ? 'as code' : 'as words',
  ],
  /** The area of the first code. */
  area: (text) => {
    const first = firstAnswer(text);
    const area =
      first?.kind === 'short'
        ? first.short.area
        : first?.kind === 'unknown' && first.area;
    return [area ? area.title : none];
  },
  /** Whether the text is about a PC at work. */
  work: (text) => [lookUpErrors(text).isForWork ? 'yes' : 'no'],
  /** The first text of the known message that it is. */
  message: (text) => [findMessage(text)?.message.texts?.[0] ?? none],
  /** Whether the text is a command, and not a sentence about one. */
  whole: (text) => [
    readCommands(text).some(({isWhole}) => isWhole) ? 'yes' : 'no',
  ],
  /** Whether the text leaves open if a server is Server Core. */
  server: (text) => [readOutput(text).isServerTypeOpen ? 'open' : 'known'],
  opens: (text) => readCommands(text).map(({to}) => to),
  edition: (text) => [readOutput(text).current?.id ?? none],
  targets: (text) => orNone(readOutput(text).targets.map(({id}) => id)),
  problem: (text) => [readOutput(text).problem ?? none],
  /** What is said about a value, before a file is chosen. */
  pasted: (text) => [describePasted(readSums(text)).text],
  /** The other values that the digits of a text can be. */
  others: (text) => {
    const sums = readSums(text);
    return orNone(
      sums.kind === 'checksums'
        ? sums.others.map(({algorithm}) => algorithm)
        : [],
    );
  },
  /** What a code means: for which product, and where. */
  meanings: (text) =>
    firstMeanings(text).map(({family, context}) =>
      [family, context].filter(Boolean).join(': '),
    ),
};

/** Lists of which the first are expected. */
export const beginning: Readonly<Record<string, ReadFields>> = {
  kind: (text) => readInput(text).map(({kind}) => kind),
  first: readErrors,
  verdict: (text) => productsOf(text).map(({verdict}) => withTone(verdict)),
  step: (text) => productsOf(text).map(linkOf),
  steps: privateSteps,
  title: (text) => [answerErrors(text).cards[0]?.title ?? none],
};

/** How good the whole is, then the remarks, then each license. */
const tonesOf = (text: string) => {
  const {summary, remarks, products} = explainText(text);
  return [summary, ...remarks, ...products.map(({verdict}) => verdict)].map(
    ({tone}) => tone,
  );
};

const letters: Digests = {
  'SHA-512': 'a'.repeat(128),
  'SHA-256': 'a'.repeat(64),
  'SHA-1': 'b'.repeat(40),
  MD5: 'b'.repeat(32),
};

type Say = (
  text: string,
  file: CorpusFile,
) => string | readonly string[] | Promise<string | readonly string[]>;

/** Texts of which parts are expected. */
export const inside: Readonly<Record<string, Say>> = {
  /** What the box says, and the tool that it belongs to. */
  says: async (text, file) => [
    await saidByBox(text),
    toolAnswers[toolOf[file]!](text),
  ],
  box: saidByBox,
  tool: (text, file) => toolAnswers[toolOf[file]!](text),
  summary: (text) => withTone(explainText(text).summary),
  facts: (text) =>
    productsOf(text)[0]!
      .facts.map(({term, texts}) => `${term}: ${texts.join()}`)
      .join('\n'),
  findings: (text) =>
    productsOf(text)[0]!
      .findings.map(({text: said, link}) =>
        [said, link?.to].filter(Boolean).join(' '),
      )
      .join('\n'),
  copied: (text) =>
    `${replyOf(reportCards(explainText(text)), {address: (route) => route})}\n`,
  private: (text) => privateAnswer(text),
  effect: (text) => readCommands(text)[0]!.effect,
  warning: (text) => readCommands(text)[0]!.note ?? none,
  given: (text) => readCommands(text)[0]!.given?.join('\n') ?? none,
  example: (text) => readCommands(text)[0]!.example ?? none,
  notes: (text) => notesOf(text).join('\n') || none,
  /** What the card says below the sentence. */
  below: (text) => {
    const sums = readSums(text);
    const {notes = []} = sumCard(describePasted(sums), sums);
    return notes.map((note) => note.text).join('\n') || none;
  },
  /** What is said of a file with the content "Windows". */
  file: (text) => saidOfFile('Windows.iso', 'Windows', text),
  /** What is said of a file whose checksums have one letter each. */
  letters: (text) =>
    withTone(describeVerdict('a.iso', letters, readSums(text))),
};
