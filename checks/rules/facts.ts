/**
 * Facts that several texts state. Each is in `checks/data/facts.ts` once, with the phrases in which texts state it, so that
 * a text with another value is found whichever of the two is wrong.
 */
import type {Fact} from '../data/facts';
import {MONTHS} from '../../src/lib/dates/formatDate';
import {escapePattern} from '../escapePattern';
import type {Fault} from '../fault';
import type {ShownText} from './scope';

/** How the values of one kind are written. The kind of a fact is the first that matches its value. */
interface Kind {
  pattern: string;
  /** Whether two spellings mean the same. By default, they differ in capitals at most. */
  isSame?: (a: string, b: string) => boolean;
}

const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ...['nine', 'ten', 'eleven', 'twelve'],
];
const NUMBER = `(?:0x[\\da-f]+|\\d+(?:[.,]\\d+)*|${numberWords.join('|')})`;

/** `10,080`, `0x800`, `seven`. */
function readNumber(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
}

const minutesOf: Record<string, number> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 7 * 1440,
};

/** `180 days`, `180-day` and `259,200 minutes` are one period. */
function readPeriod(text: string): number {
  const [number = '', unit = ''] = text.toLowerCase().split(/[\s-]/);
  return readNumber(number) * minutesOf[unit.replace(/\(?s\)?$/, '')]!;
}

const readRegistryPath = (text: string) =>
  text.replace(/^HKEY_LOCAL_MACHINE/i, 'HKLM').toLowerCase();

/** `November 11, 2025`; of `November 2025` or `November 11`, what is there. */
function readDate(text: string): (string | undefined)[] {
  const [, month, day, year] =
    /^(\w+)(?: (\d{1,2}))?(?:,? (\d{4}))?$/.exec(
      text.replace(/\s+/g, ' ').toLowerCase(),
    ) ?? [];
  return [month, day, year];
}

const kinds: readonly Kind[] = [
  {pattern: 'KB ?\\d{6,7}'},
  {pattern: 'CVE-\\d{4}-\\d+'},
  {pattern: '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'},
  {pattern: '(?:%\\w+%|[A-Z]:)(?:\\\\[\\w.-]*\\w)+'},
  {
    // Only the last part has no spaces, because words may follow it.
    pattern: 'HK(?:LM|EY_LOCAL_MACHINE)(?:\\\\[\\w. ]*\\w(?=\\\\))*\\\\\\w+',
    isSame: (a, b) => readRegistryPath(a) === readRegistryPath(b),
  },
  {
    pattern: `(?:${MONTHS.join('|')})\\s(?:\\d{1,2}(?:,\\s\\d{4})?(?!\\d)|\\d{4})`,
    isSame: (a, b) => {
      const other = readDate(b);
      return readDate(a).every(
        (part, index) => !part || !other[index] || part === other[index],
      );
    },
  },
  {
    pattern: `${NUMBER}[\\s-](?:${Object.keys(minutesOf).join('|')})(?:s|\\(s\\))?`,
    isSame: (a, b) => readPeriod(a) === readPeriod(b),
  },
  {
    pattern: NUMBER,
    isSame: (a, b) => readNumber(a) === readNumber(b),
  },
];

const isEqual = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function kindOf(value: string): Kind | undefined {
  return kinds.find(({pattern}) => new RegExp(`^${pattern}$`, 'i').test(value));
}

/** Turns a phrase into a pattern with a group for each value. `pattern` is that of one value. */
function compile(phrase: string, pattern: string): RegExp {
  const value = `(?<!\\w)${pattern}(?!\\w)`;
  const source = phrase
    .split(/(?<!\s)\s*(…)\s*|(\[\])/)
    .map((part = '') => {
      switch (part) {
        case '…':
          return `(?:(?!${value}|[.!?]\\s|\\n)[\\s\\S])*?`;
        case '[]':
          return `(${value})`;
        default:
          return escapePattern(part).replace(/\s+/g, '\\s+');
      }
    })
    .join('');
  const start = /^\w/.test(phrase) ? '(?<!\\w)' : '';
  const end = /\w$/.test(phrase) ? '(?!\\w)' : '';
  return new RegExp(start + source + end, 'dgi');
}

interface Place {
  /** Relative to the project. */
  path: string;
  line: number;
}

const formatPlace = ({path, line}: Place) => `${path}:${line}`;

/** A place where a text states a fact. */
interface Statement extends Place {
  /** As written there. */
  value: string;
  isRight: boolean;
  /** By which it was found. */
  phrase: string;
}

/** A text as one string, for many searches. */
interface IndexedText {
  path: string;
  text: string;
  lowerCase: string;
  /** The line of the file that an offset in `text` comes from. */
  lineAt: (offset: number) => number;
}

export function indexTexts(texts: readonly ShownText[]): IndexedText[] {
  return texts.map(({path, lines}) => {
    const text = lines
      .map((line) => line.text.replaceAll('\n', ' '))
      .join('\n');
    return {
      path,
      text,
      lowerCase: text.toLowerCase(),
      lineAt: (offset) =>
        lines[text.slice(0, offset).split('\n').length - 1]!.line,
    };
  });
}

/** Everywhere that a phrase occurs, with any value of the kind of `wanted`. */
function findStatements(
  phrase: string,
  wanted: string,
  {pattern, isSame = isEqual}: Kind,
  texts: readonly IndexedText[],
): Statement[] {
  const expression = compile(phrase, pattern);
  // A fast way to skip the many texts that lack a word of the phrase: the longest word is the rarest.
  const words = phrase
    .toLowerCase()
    .split(/\s+|…|\[\]/)
    .sort((a, b) => b.length - a.length);
  return texts
    .filter(({lowerCase}) => words.every((word) => lowerCase.includes(word)))
    .flatMap(({path, text, lineAt}) =>
      [...text.matchAll(expression)].flatMap((match) =>
        match.slice(1).map((value, index) => ({
          path,
          line: lineAt(match.indices![index + 1]![0]),
          value,
          isRight: isSame(value, wanted),
          phrase,
        })),
      ),
    );
}

/** The first place in each text. */
function onePerText(places: readonly Place[]): Place[] {
  return places.filter(
    ({path}, index) =>
      places.findIndex((place) => place.path === path) === index,
  );
}

/**
 * Texts that contradict a fact, and what is wrong with the fact itself. `lineOf` is the line of its value, or of one of
 * its phrases, in `module`.
 */
export function checkFact(
  what: string,
  {value: wanted, phrases}: Fact,
  texts: readonly IndexedText[],
  module: string,
  lineOf: (phrase?: number) => number,
): Fault[] {
  const register: Place = {path: module, line: lineOf()};
  const kind = kindOf(wanted);
  if (!kind) {
    return [
      {
        ...register,
        message: `${what}: "${wanted}" is not a value that texts can be searched for: write a number, a period, a date, an update, a CVE, a GUID, or a path`,
      },
    ];
  }
  const found = phrases.map((phrase) =>
    findStatements(phrase, wanted, kind, texts),
  );
  const right = onePerText(found.flat().filter(({isRight}) => isRight));
  const wrong = found.flat().filter(({isRight}) => !isRight);
  const [only, ...others] = onePerText(found.flat());
  return [
    ...wrong.map(({path, line, value, phrase}) => {
      const [other, ...more] = right.filter((place) => place.path !== path);
      const places = [
        formatPlace(register),
        ...(other ? [formatPlace(other)] : []),
        ...(more.length > 0 ? [`${more.length} more`] : []),
      ];
      return {
        path,
        line,
        message: `${what}: "${value}" here, but "${wanted}" in ${places.join(', ')}; correct what is wrong, or make the phrase "${phrase}" in ${module} longer if this is about something else`,
      };
    }),
    ...found.flatMap((statements, index) =>
      statements.length > 0
        ? []
        : [
            {
              path: module,
              line: lineOf(index),
              message: `no text says "${phrases[index]}" with a value in place of []: write the phrase as the text has it now, or remove it`,
            },
          ],
    ),
    ...(only && others.length === 0
      ? [
          {
            ...register,
            message: `${what}: only ${only.path} states this, so there is nothing to compare: remove the fact`,
          },
        ]
      : []),
  ];
}

/** Updates, builds with a revision, and CVEs. */
const IDENTIFIER = /(?<!\w)(?:KB\d{6,7}|\d{5}\.\d{3,5}|CVE-\d{4}-\d+)(?!\w)/g;

/** Updates, builds and CVEs that several texts name and no fact covers, each at its second place. */
export function checkCoverage(
  facts: readonly Fact[],
  texts: readonly IndexedText[],
): Fault[] {
  const covered = facts.flatMap(({value, phrases}) => [value, ...phrases]);
  const places = new Map<string, Place[]>();
  for (const {path, text, lineAt} of texts) {
    for (const {0: value, index} of text.matchAll(IDENTIFIER)) {
      const known = places.get(value) ?? [];
      places.set(value, [...known, {path, line: lineAt(index)}]);
    }
  }
  return [...places].flatMap(([value, mentions]) => {
    const [first, second] = onePerText(mentions);
    return !second || covered.some((text) => text.includes(value))
      ? []
      : [
          {
            ...second,
            message: `${formatPlace(first!)} names ${value} too: add to checks/data/facts.ts what it is, so that the two texts cannot disagree`,
          },
        ];
  });
}
