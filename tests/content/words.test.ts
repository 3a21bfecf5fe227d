import {test} from 'vitest';
import {expectNoFaults} from '../support/faults';
import {readProject, sourceTexts} from '../support/sources';

const path = '.ci/settings/words.txt';
const words = readProject(path)
  .split('\n')
  .map((word, index) => ({word, line: index + 1}))
  .filter(({word}) => word !== '' && !word.startsWith('#'));

test('the word list is lower case and sorted, without duplicates', () => {
  expectNoFaults(
    words.flatMap(({word, line}, index) => {
      const previous = words[index - 1]?.word ?? '';
      return [
        word !== word.toLowerCase() && `write "${word}" in lower case`,
        word <= previous &&
          `"${word}" comes after "${previous}": sort the list and remove duplicates`,
      ].map((message) => message && {path, line, message});
    }),
  );
});

test('every word in the list is used', () => {
  const text = sourceTexts
    .map((source) => source.text)
    .join('\n')
    .toLowerCase();
  expectNoFaults(
    words
      .filter(({word}) => !text.includes(word))
      .map(({word, line}) => ({
        path,
        line,
        message: `no text uses "${word}" any more: remove it`,
      })),
  );
});
