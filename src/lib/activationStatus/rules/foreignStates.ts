/** What a sentence about activation means in another language than English. Its words are in the data. */
import type {Sentence} from '../../../data/activationSentences';
import {
  digitalWord,
  languages,
  microsoftWord,
  organizationWord,
  otherActivation,
} from '../../../data/languages';

/** Whether a text has one of the words, and not as the end of a longer one. */
function hasWord(text: string, words: readonly string[] = []): boolean {
  return words.some((word) => {
    const at = text.indexOf(word);
    return at === 0 || (at > 0 && !/^\p{Ll}{2}/u.test(text.slice(at - 1)));
  });
}

/** Whether a text says "not", in any language that is read. */
export const isNegated = (text: string): boolean =>
  /\b(?:cannot|never|no|not)\b|n't\b/i.test(text) ||
  // The last word of a line can be the one for "no".
  languages.some(({states}) =>
    hasWord(`${text.toLowerCase()} `, states?.negation),
  );

/** Names that are the same in every language. */
const names =
  'core datacenter edition education enterprise evaluation home iot kms ltsc microsoft office pro professional r server standard windows';

/** Scripts without spaces between words, or with endings that are words of their own. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Any ending of a word. */
const ending = (longest: number) =>
  longest > 0 ? `[\\p{Script=Latin}\\p{Script=Cyrillic}]{0,${longest}}` : '';

/** Finds words, the longest first; `endings` is how many letters more each may have. */
const patternOf = (words: readonly string[], endings: number) =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const written = `${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${ending(endings)}`;
      return unspaced.test(word)
        ? written
        : `(?<!\\p{Ll})${written}(?!\\p{Ll})`;
    })
    .join('|');

/** "Digital" and the like. */
const common = [digitalWord, organizationWord, microsoftWord]
  .map(({source}) => `(?:${source})${ending(12)}`)
  .join('|');

type States = NonNullable<(typeof languages)[number]['states']>;

/** What finds the words of a language. Compiled with its first sentence: all together block a slow phone for half a second. */
function finderOf(states: States, more = ''): () => RegExp {
  const {activated, activate, permanent = []} = states;
  const {negation, others} = states;
  let pattern: RegExp | undefined;
  return () =>
    (pattern ??= new RegExp(
      [
        // "If it was activated" is one word of Turkish.
        patternOf(activated, 2),
        patternOf([...activate, ...permanent], 12),
        common,
        patternOf(`${names} ${others} ${more}`.split(/ +/), 0),
        patternOf(
          negation.map((word) => word.trim()),
          0,
        ),
      ].join('|'),
      'gu',
    ));
}

const spoken = languages.flatMap(({states}) =>
  states
    ? {
        ...states,
        telling: [...states.activated, ...states.activate],
        words: finderOf(states),
        wordsBeside: finderOf(states, states.beside),
      }
    : [],
);

/** What a sentence of one language means; undefined if a word of it is not known. */
function stateIn(
  lower: string,
  language: (typeof spoken)[number],
): Partial<Sentence> | undefined {
  const isNot = hasWord(`${lower} `, language.negation);
  const words = isNot ? language.wordsBeside() : language.words();
  if (/\p{L}/u.test(lower.replace(words, ' '))) {
    return undefined;
  }
  const isPermanent = hasWord(lower, language.permanent);
  if (isNot) {
    // "Not activated for good" can still be activated.
    return isPermanent ? undefined : {status: 0};
  }
  if (!hasWord(lower, language.activated)) {
    return undefined;
  }
  const isLinked = microsoftWord.test(lower);
  return {
    status: 1,
    ...(digitalWord.test(lower) && {
      meaning: isLinked ? 'linked' : 'digital-license',
    }),
    ...(organizationWord.test(lower) && {channel: 'kms-client'}),
    ...(isPermanent && {isPermanent}),
  };
}

/**
 * What a sentence means; `unread` if that depends on words that are not known. `isAnswer`: it is below the name of a
 * product.
 */
export function readForeignState(
  lower: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  const isWindows = lower.includes('windows');
  const candidates = spoken.filter(
    ({telling, permanent: words}) =>
      (isAnswer || isWindows || hasWord(lower, words)) &&
      hasWord(lower, telling),
  );
  for (const language of candidates) {
    const isRequest = language.requests?.some((each) => lower.includes(each));
    const state = isRequest ? {status: 0 as const} : stateIn(lower, language);
    if (state) {
      return state;
    }
  }
  return candidates.length > 0 || (isWindows && otherActivation.test(lower))
    ? 'unread'
    : undefined;
}
