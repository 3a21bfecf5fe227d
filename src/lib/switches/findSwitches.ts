import {fold, queryWords} from '../text/matchWords';

/** What a visitor can look for in a switch, folded. */
export interface SearchedSwitch {
  /** As typed: `/upk`. */
  name: string;
  /** The sentence that says what it does. */
  effect: string;
  /** All its text. */
  text: string;
}

/** Words that people use for each other. */
const synonyms = [['remove', 'uninstall', 'delete']];

const formsOf = (word: string): readonly string[] =>
  synonyms.find((same) => same.includes(word)) ?? [word];

const bareName = (name: string): string => name.replace(/^[/-]+|:$/g, '');

/**
 * The switches with every word of a query, best first: one that is called so, with or without its slash, then those
 * whose effect says little else. Without a query, all of them in their order.
 */
export function findSwitches<T extends SearchedSwitch>(
  query: string,
  switches: readonly T[],
): readonly T[] {
  const asked = fold(query.slice(0, 500));
  const named = switches.filter(
    ({name}) => asked !== '' && bareName(name) === bareName(asked),
  );
  if (named.length > 0) {
    return named;
  }
  const words = queryWords(query);
  const has = (text: string, word: string) =>
    formsOf(word).some((form) => text.includes(form));
  const share = ({effect}: T) => {
    const [sentence = ''] = fold(effect).split('. ');
    return (
      words.filter((word) => has(sentence, word)).length /
      sentence.split(' ').length
    );
  };
  const found = switches.filter(({text}) =>
    words.every((word) => has(text, word)),
  );
  return words.length > 0
    ? [...found].sort((one, other) => share(other) - share(one))
    : found;
}
