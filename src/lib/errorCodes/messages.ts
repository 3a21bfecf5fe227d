import {productWords} from '../../data/activationSentences';
import {errorMessages, type ErrorMessage} from '../../data/errorMessages';
import {fold} from '../text/matchWords';
import {remembered} from '../text/remembered';
import {stanceOf} from '../text/stance';
import type {Recognized} from './types';

/** Longer than any dialog or mail. Only the end of a longer text is compared. */
const longestMessage = 10_000;

/** Words that say nothing about a message, among them the names of the app that shows it. */
const ignored = new Set(
  'a an and are as at be been by for from has have in is it its of on or our please so sorry that the this to was we were will with you your access excel microsoft office onenote outlook powerpoint project publisher visio word 365 2010 2013 2016 2019 2021 2024 apps'.split(
    ' ',
  ),
);

/** Different spellings and words for the same. */
const same: Readonly<Record<string, string>> = {
  cannot: 'cant',
  computer: 'device',
  arent: 'isnt',
  licence: 'license',
  machine: 'device',
  organisation: 'organization',
  organisations: 'organizations',
  pc: 'device',
  wasnt: 'isnt',
  werent: 'isnt',
};

/** The messages are in English. Folding other scripts can make a text many times longer. */
const otherScripts = /[^\t\n\r -\u024f\u2010-\u2019]+/g;

/** The words of a text. Contractions and their long forms are the same: "could not", "couldn't". */
function plainWords(text: string): string[] {
  return fold(text.replace(otherScripts, ' '))
    .replace(/key management service/g, 'kms')
    .replace(/[^a-z\d']+/g, ' ')
    .replace(/'/g, '')
    .replace(
      /\b(are|ca|could|did|do|does|has|have|is|was|were|would)n? not\b/g,
      '$1nt',
    )
    .split(' ')
    .filter((word) => word !== '');
}

/** The words of a text that count. */
function wordsOf(text: string): string[] {
  return plainWords(text)
    .map((word) => same[word] ?? word)
    .filter((word) => !ignored.has(word));
}

/** Without such a word, or Office, a text that has some words of a message may be that of any program: "DNS is not enabled". */
const subject =
  /activat|edition|genuine|grace|^keys?$|kms|licens|^mak$|notification|phase|subscri/;

/** The whole text and its first sentence, because many people quote only that. One word behind it, such as a code, tells all. */
function beginnings(text: string): readonly string[] {
  const [first = ''] = text.split(/(?<=[.?!]) /);
  const size = wordsOf(first).length;
  return size < 3 || wordsOf(text).length < size + 2 ? [text] : [text, first];
}

/** The words of a text in one line, with a space around each. */
const spaced = (text: string) => ` ${plainWords(text).join(' ')} `;

/** What a text may have of a message. */
const patternOf = (message: ErrorMessage, quote: string) => ({
  message,
  /** The part of the message whose words the text has. */
  quote,
  /** All words of the part in their order, and how many. */
  verbatim: spaced(quote),
  size: plainWords(quote).length,
  words: new Set(wordsOf(quote)),
  /** Those that tell it from texts with the same words: numbers, names of programs in quotation marks, and "not". */
  telling: wordsOf(quote).filter(
    (word) => /\d{3}|^(?:isnt|not)$/.test(word) || quote.includes(`'${word}' `),
  ),
  /** Those that are about licenses. */
  subjects: wordsOf(quote).filter((word) => subject.test(word)),
});

const patterns = errorMessages.flatMap((message) =>
  (message.texts ?? []).flatMap((text) =>
    beginnings(text).map((part) => patternOf(message, part)),
  ),
);

/** How many messages have a word. */
const counts = new Map<string, number>();
for (const word of patterns.flatMap(({words}) => [...words])) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** The more messages have a word, the less it weighs. */
const weightOf = (word: string) => 1 / Math.sqrt(counts.get(word)!);

/** The share of a message's weight that a text must contain. It must contain all of two or three words. */
const share = (size: number) => (size <= 3 ? 1 : 0.75);

/** The words of a message are close together, with at most a few others between them. */
const reach = (size: number) => (size <= 3 ? size + 1 : size * 2);

/** The highest weight of `words` within any stretch of the text. */
function bestWeight(
  places: ReadonlyMap<string, readonly number[]>,
  words: ReadonlySet<string>,
): number {
  const hits = Array.from(words, (word) =>
    (places.get(word) ?? []).map((at) => ({word, at})),
  )
    .flat()
    .sort((one, other) => one.at - other.at);
  const inside = new Map<string, number>();
  let weight = 0;
  let best = 0;
  let start = 0;
  for (const {word, at} of hits) {
    const count = inside.get(word) ?? 0;
    inside.set(word, count + 1);
    weight += count === 0 ? weightOf(word) : 0;
    while (at - hits[start]!.at >= reach(words.size)) {
      const left = hits[start]!.word;
      inside.set(left, inside.get(left)! - 1);
      weight -= inside.get(left) === 0 ? weightOf(left) : 0;
      start += 1;
    }
    best = Math.max(best, weight);
  }
  return best;
}

/** A message found in a text. */
interface FoundMessage extends Recognized {
  message: ErrorMessage;
}

/** That something isn't so: "no longer expired", "doesn't say that Windows is in Notification mode". */
const takenBack =
  /(?:\b(?:never|no longer|not)|n['’]t)(?:[\s"'“‘]+(?:been|claim|get|got|is|it|print|said|say|see|seen|show|that|the|windows)\b){0,6}[\s"'“‘]+(?:blocked|ended|expired?|in notifications? mode)\b/gi;

/** A text has a message if it has so much of it without a gap. People leave out its end. */
const heldShare = 2 / 3;

/** Fewer words are also those of a question: "is my subscription expired". */
const shortestVerbatim = 5;

/** Whether a text has so much of a message without a gap. */
function holds(spacedText: string, quote: string): boolean {
  const words = plainWords(quote);
  const size = Math.ceil(words.length * heldShare);
  return words.some(
    (_, at) =>
      at + size <= words.length &&
      spacedText.includes(` ${words.slice(at, at + size).join(' ')} `),
  );
}

/** The messages that a question repeats word for word. */
function findVerbatim(text: string): readonly FoundMessage[] {
  const all = spaced(text);
  return patterns
    .filter(
      ({verbatim, size}) => size >= shortestVerbatim && all.includes(verbatim),
    )
    .map(({message, quote}) => ({message, quote}));
}

/** The messages that one of their forms recognizes. A line of its own, or most of one, is the message itself. */
const findByForm = (text: string): readonly FoundMessage[] =>
  errorMessages.flatMap((message) => {
    const match = message.forms
      ?.map((form) => form.exec(text))
      .find((each) => each);
    if (!match) {
      return [];
    }
    const from = text.lastIndexOf('\n', match.index) + 1;
    const to = text.indexOf('\n', match.index + match[0].length);
    const line = text.slice(from, to < 0 ? undefined : to).trim();
    const isLoose = match[0].length < line.length * heldShare;
    return {message, ...(isLoose && {isLoose})};
  });

/** Where the words of a text are. */
function placesIn(text: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  wordsOf(text).forEach((word, at) => {
    if (counts.has(word)) {
      (places.get(word) ?? places.set(word, []).get(word)!).push(at);
    }
  });
  return places;
}

/** A part of a text that is about one product. */
const clause = /(?<=[,.:;!?\n])|\bbut\b/i;

const isOfOffice = ({texts = []}: ErrorMessage) =>
  texts.some((text) => productWords.office.test(text)) &&
  !texts.some((text) => productWords.windows.test(text));

/**
 * The messages that share enough words with a text, those with the most first. What Windows says isn't the message of a
 * clause that names Office, and what Office says isn't that of a text about Windows alone.
 */
function findByWords(text: string) {
  const namesOffice = productWords.office.test(text);
  const namesProduct = namesOffice || productWords.windows.test(text);
  const places = placesIn(text);
  const ofWindows = namesOffice
    ? placesIn(
        text
          .split(clause)
          .filter((part) => !productWords.office.test(part))
          .join(''),
      )
    : places;
  const isWindows = !namesOffice && places.has('windows');
  const spacedText = spaced(text);
  return patterns
    .map((pattern) => {
      const {words, telling} = pattern;
      const isOfWindows = words.has('windows');
      const found = isOfWindows ? ofWindows : places;
      const needed =
        isOfWindows && namesOffice ? [...telling, 'windows'] : telling;
      const total = Array.from(words, weightOf).reduce(
        (sum, weight) => sum + weight,
        0,
      );
      const weight = needed.every((word) => found.has(word))
        ? bestWeight(found, words)
        : 0;
      // Allows for rounding in sums of fractions.
      const isEnough = weight > 0 && weight >= total * share(words.size) - 1e-9;
      const isAll = words.size > 3 && weight >= total - 1e-9;
      return {pattern, isAll, weight: isEnough ? weight : 0};
    })
    .filter(({pattern, isAll, weight}) => {
      if (weight === 0) {
        return false;
      }
      const {message, quote, words, verbatim, subjects} = pattern;
      const isHeld = holds(spacedText, quote);
      // Two words are the message only as they are in it, or if the text names what shows it.
      const isShown =
        words.size > 2 || namesProduct || spacedText.includes(verbatim);
      const isOfLicense =
        namesOffice || subjects.some((word) => places.has(word));
      const isOther =
        isWindows &&
        isOfOffice(message) &&
        (productWords.office.test(quote) || !isHeld);
      return isShown && (isAll || isOfLicense || isHeld) && !isOther;
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({pattern}) => pattern);
}

/** Text in quotation marks, which repeats the message of a window. */
const quoted = /"[^"\n]{3,400}"/g;

/**
 * The known messages in a text, the one that it is first. Of a question or an opinion, only what it quotes, or repeats word
 * for word.
 */
const messagesIn = remembered((text): readonly FoundMessage[] => {
  const sentences = text
    .slice(-longestMessage)
    .replace(/[\u201c-\u201f«»]/g, '"')
    // A mark inside a name, such as `setup.exe`, ends no sentence.
    .split(/(?<=[.!?…]\s|\n)/)
    .filter(
      (sentence) => !/^(?:other-program|supposed)$/.test(stanceOf(sentence)),
    )
    .map((sentence) => sentence.replace(takenBack, ''));
  const end = sentences.join('');
  const reportedText = sentences
    .map((sentence) =>
      // A mail or a forum quotes a line that begins with the sign.
      !sentence.startsWith('>') && stanceOf(sentence) === 'asked'
        ? (sentence.match(quoted) ?? []).join('\n')
        : sentence,
    )
    .join('');
  const all = spaced(end);
  const byWords = findByWords(reportedText).map(({message, quote}) =>
    holds(all, quote) ? {message, quote} : {message, isLoose: true},
  );
  return [...byWords, ...findByForm(reportedText), ...findVerbatim(end)];
});

/**
 * Finds a known message in a text. Undefined if there is none. A question or an opinion is none, unless it quotes or
 * repeats one.
 *
 * @param counts limits it to some messages
 */
export const findMessage = (
  text: string,
  counts: (message: ErrorMessage) => boolean = () => true,
): FoundMessage | undefined =>
  messagesIn(text).find(({message}) => counts(message));
