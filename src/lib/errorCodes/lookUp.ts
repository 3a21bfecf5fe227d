import {officeOutput, productWords} from '../../data/activationSentences';
import {errorCodes} from '../../data/errorCodes';
import {errorAreas} from '../../data/errorCodes/areas';
import {
  circumstances,
  type Circumstance,
} from '../../data/errorCodes/circumstances';
import type {ErrorMessage} from '../../data/errorMessages';
import type {
  ErrorArea,
  ErrorMeaning,
  ErrorStep,
} from '../../data/errorCodes/types';
import {chooseFirst} from './choose';
import {decodeErrorCode, splitSetupResult} from './decode';
import {finderOf, summarizeMeaning} from './entry';
import {findCodes, type FoundCode} from './extract';
import {findMessage} from './messages';
import type {
  CodeAnswer,
  Lookup,
  LookupAnswer,
  ShortEntry,
  SimilarCode,
} from './types';

/** What only an organization has, or does. */
const ofWork: readonly RegExp[] = [
  // What it buys, unless it is named as missing, or as gone.
  /\b(?:azure|(?<!\b(?:ex|former|no|not (?:a|at a|in a|on a)|old|without an?)[ -])(?:company|domain|(?:volume_)?mak)|datacenter|windows server|server (?:20\d\d|eval\w*|standard))\b/i,
  // It sets a KMS host, or has one that works.
  /[/-](?:skms|sethst)\b|\b(?:our|my) (?:own )?kms\b/i,
  /\bkms (?:host |server )?(?:activat|is (?:running|up|working)|runs|works)/i,
];

/** Finds an entry among all codes of the site, see {@link finderOf}. */
export const findErrorCode = finderOf(errorCodes);

const findShort = finderOf<ShortEntry>(
  errorAreas.flatMap((area) => area.codes.map((code) => ({...code, area}))),
);

/** The area that a text names. */
const areaNamedIn = (text: string): ErrorArea | undefined =>
  errorAreas.find(({words}) => words?.test(text));

/** The area whose codes look like this one, given in canonical form. */
export function findArea(code: string): ErrorArea | undefined {
  // Office prints `30088-4`; people write its first half alone.
  const name = /^30\d{3}$/.test(code) ? `${code}-0` : code;
  return errorAreas.find(({form}) => form?.test(name));
}

/** The answer to a known code or symbol. */
function findKnown(name: string, code = name): CodeAnswer | undefined {
  const entry = findErrorCode(name);
  if (entry) {
    return {
      kind: 'entry',
      code: code.startsWith('0x') ? code : entry.code,
      entry,
    };
  }
  const short = findShort(name);
  return short && {kind: 'short', code: short.code, short, area: short.area};
}

/** Whether removing one digit of the longer code gives the shorter one. */
function isOneDigitLonger(longer: string, shorter: string): boolean {
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) {
    at += 1;
  }
  return longer.slice(at + 1) === shorter.slice(at);
}

/**
 * The known codes that may be meant by a code that is unfinished, or has one digit too few or too many. Undefined for a code of
 * eight digits, and for a short one that may be complete, as a number in a log often is.
 */
function findSimilar({
  code,
  certainty,
}: FoundCode): readonly SimilarCode[] | undefined {
  const digits = /^0x([8C][\dA-F]{2,8})$/.exec(code)?.[1]?.length ?? 0;
  if (digits === 8 || digits < (certainty === 'number' ? 7 : 3)) {
    return undefined;
  }
  const whole = [
    ...errorCodes.map((entry) => ({
      code: entry.code,
      meaning: summarizeMeaning(entry),
      hasEntry: true,
    })),
    ...errorAreas.flatMap(({codes}) =>
      codes.map((short) => ({
        code: short.code,
        meaning: short.meaning,
        hasEntry: false,
      })),
    ),
  ].filter((known) => known.code.length === '0x00000000'.length);
  if (digits < 7) {
    return whole.filter((known) => known.code.startsWith(code));
  }
  return whole.filter((known) =>
    digits < 8
      ? isOneDigitLonger(known.code, code)
      : isOneDigitLonger(code, known.code),
  );
}

/** The answer to the same code in the form used on the site: `5` is `0x80070005`, `0xC0090016` is `0x80090016`. */
function findTwin(code: string, text: string): CodeAnswer | undefined {
  const isSmall = /^\d{1,5}$/.test(code);
  const twin = isSmall
    ? `0x8007${Number(code).toString(16).toUpperCase().padStart(4, '0')}`
    : code.replace(/^0xC009/, '0x8009');
  const known = twin === code ? undefined : findKnown(twin);
  const isGuess = isSmall && !productWords.windows.test(text);
  return known && {...known, code, readAs: twin, isGuess};
}

/** @param named The area that the text names. */
function answerTo(
  found: FoundCode,
  named: ErrorArea | undefined,
): CodeAnswer | undefined {
  const {code, certainty} = found;
  const halves = splitSetupResult(code);
  const known =
    findKnown(code) ??
    // The first half may have an entry, such as 0xC1900101. The entry of another result doesn't count.
    (halves && findErrorCode(halves.result)?.code === halves.result
      ? findKnown(halves.result, code)
      : undefined) ??
    // 0x00000643 is 1603.
    (/^0x[\dA-F]{1,4}$/.test(code)
      ? findKnown(String(Number(code)))
      : undefined);
  const similar = known ? undefined : findSimilar(found);
  if (similar && (similar.length > 0 || certainty !== 'number')) {
    return {kind: 'unknown', code, decoded: null, similar};
  }
  if (known || (certainty === 'number' && !/^30\d{3}$/.test(code))) {
    return known;
  }
  const area = findArea(code) ?? named;
  return {kind: 'unknown', code, decoded: decodeErrorCode(code), area};
}

/** The answer with the meanings that fit, if a code has several. */
function only(
  answer: CodeAnswer,
  fits: (meaning: ErrorMeaning) => boolean,
): CodeAnswer {
  if (answer.kind !== 'entry') {
    return answer;
  }
  const {entry} = answer;
  const meanings = entry.meanings.filter(fits);
  return meanings.length > 0
    ? {...answer, entry: {...entry, meanings}}
    : answer;
}

/** "Office 2021 on Windows 11": Windows is only the place. */
const onWindows =
  /(\b(?:office|ospp)\b[^.,;\n]*) (?:on|under) (?:my )?windows\b/i;

const isAboutOffice = (text: string) =>
  officeOutput.test(text) ||
  ((/\bospp\b/i.test(text) || productWords.office.test(text)) &&
    !/windows|\bslmgr\b/i.test(text.replace(onWindows, '$1')));

/** What a text is about, and the meanings of a code that are about the same. */
const subjects: readonly {words: RegExp; context: RegExp}[] = [
  {
    words:
      /\b(?:change\w*|changing|set)[ -](?:\w+ )?edition|\bedition (?:change|upgrade)|changepk/i,
    context: /edition/i,
  },
  {
    words: /\b(?:windows|cumulative) updates?\b|\bkb ?\d{6,7}\b|\bwusa\b/i,
    context: /update/i,
  },
  {
    words:
      /\bactivat(?:e|ing|ion)\b|\b(?:enter\w*|product) (?:a |the )?key\b|\bslmgr\b/i,
    context: /activat|slmgr|\bkey\b/i,
  },
  {
    words: /\bwindows (?:cannot install|setup)\b/i,
    context: /installation of windows/i,
  },
  {words: /\bospp\b/i, context: /ospp/},
];

/** The answer with the meanings that are about what the text is about. */
function inSubject(answer: CodeAnswer, text: string): CodeAnswer {
  const contexts = splitSetupResult(answer.code)
    ? // A result of Setup is about files, not about activation.
      [/update|upgrade/i]
    : subjects.flatMap(({words, context}) => (words.test(text) ? context : []));
  const ofProduct = isAboutOffice(text)
    ? only(answer, ({family}) => family === 'office')
    : answer;
  return only(ofProduct, ({context = ''}) =>
    contexts.some((each) => each.test(context)),
  );
}

const isRight = (step: ErrorStep, without?: RegExp) =>
  !without?.test(typeof step === 'string' ? step : step.text);

/** A meaning with what changes by the rest of the text. */
function inCircumstance(
  meaning: ErrorMeaning,
  {plain, first, without}: Circumstance,
): ErrorMeaning {
  const steps = (
    before: readonly ErrorStep[] = [],
    known: readonly ErrorStep[] = [],
  ) => [
    ...before,
    ...known.filter((step) => isRight(step, without) && !before.includes(step)),
  ];
  const {fixes, branches} = meaning;
  return {
    ...meaning,
    plain: plain ?? meaning.plain,
    fixes: steps(first.fixes, fixes),
    ...((branches ?? first.branches) && {
      branches: {
        private: steps(first.branches?.private, branches?.private),
        work: steps(first.branches?.work, branches?.work),
      },
    }),
  };
}

/** The answer to a code for what else the text says. */
const inCircumstances = (answer: CodeAnswer, text: string): CodeAnswer =>
  circumstances
    .filter(({words, unless}) => words.test(text) && !unless?.test(text))
    .reduce<CodeAnswer>((result, each) => {
      if (result.kind !== 'entry') {
        return result;
      }
      const {code, entry} = result;
      const ofFamily = entry.meanings.filter(
        ({family}) => family === (each.family ?? family),
      );
      const isMeant = (meaning: ErrorMeaning) => each.counts(code, meaning);
      const meanings = ofFamily.map((meaning) =>
        isMeant(meaning) ? inCircumstance(meaning, each) : meaning,
      );
      return ofFamily.some(isMeant)
        ? {...result, entry: {...entry, meanings}}
        : result;
    }, answer);

/** The answers to the codes of a text, in the order of the text, each entry once. */
function answersTo(text: string): CodeAnswer[] {
  const named = areaNamedIn(text);
  const answers = findCodes(text).flatMap(
    (found) => answerTo(found, named) ?? [],
  );
  const last = new Map<string, CodeAnswer>();
  for (const answer of answers) {
    const key = answer.kind === 'entry' ? answer.entry.code : answer.code;
    // The result with both halves says more than the first half alone.
    const other = last.get(key);
    last.delete(key);
    last.set(key, other && splitSetupResult(other.code) ? other : answer);
  }
  const distinct = [...last.values()];
  // A small number after a word such as "error" is a code only if there is no other code.
  const certain = distinct.filter(
    ({kind, code}) =>
      kind !== 'unknown' || !/^(?:\d+|0x[\dA-F]{1,7})$/.test(code),
  );
  return certain.length > 0 ? certain : distinct;
}

/** Whether a message says more than the code that would come first. */
function saysMore(
  message: ErrorMessage,
  {kind, code, area}: CodeAnswer,
): boolean {
  return message.code === undefined && message.explains
    ? message.explains.test(code)
    : message.code === undefined && kind === 'unknown' && !area;
}

/** The answer to the message of a text, if it says more than the code that would come first, or if there is none. */
function answerToMessage(
  text: string,
  first: CodeAnswer | undefined,
): LookupAnswer | undefined {
  const found = findMessage(
    text,
    (message) => first === undefined || saysMore(message, first),
  );
  if (!found) {
    return undefined;
  }
  const {message, ...how} = found;
  if (message.code === undefined) {
    return {kind: 'message', message, ...how};
  }
  const known = findKnown(message.code);
  return known && {...known, quoted: {...message, ...how}};
}

/** Looks up a code, a message, a dialog or a log. Accepts any text and never throws. */
export function lookUpErrors(text: string): Lookup {
  const all = answersTo(text);
  // A small number is read as a Windows code only if it is the only code, because logs have many numbers.
  const found = (
    all.length === 1 && all[0]!.kind === 'unknown'
      ? [findTwin(all[0]!.code, text) ?? all[0]!]
      : all
  ).map((answer) => inCircumstances(inSubject(answer, text), text));
  const isForWork = ofWork.some((sign) => sign.test(text));
  const {answers, reason} = chooseFirst(found);
  const [first] = answers;
  const message = answerToMessage(text, first);
  if (message) {
    return {
      isForWork,
      answers: [message, ...answers],
      reason: first && 'the message in the text says more than the code',
    };
  }
  const named = first ? undefined : findKnown(text.trim());
  return {isForWork, answers: named ? [named] : answers, reason};
}
