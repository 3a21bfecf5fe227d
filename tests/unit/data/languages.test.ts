import {describe, expect, test} from 'vitest';
import {fieldLabels} from '../../../src/data/activationFields';
import {languages} from '../../../src/data/languages';
import {parseActivationStatus} from '../../../src/lib/activationStatus/parse';
import {readOutput} from '../../../src/lib/editionPath/readOutput';
import {findCodes} from '../../../src/lib/errorCodes/extract';

const withLabels = languages.filter(({labels}) => labels);

test('a state in words that are not known is said to be in another language', () => {
  const {products, isForeign} = parseActivationStatus(
    'Name: Windows(R), Professional edition\nStato della licenza: Con licenza',
  );
  expect(products).toEqual([expect.objectContaining({title: 'Windows Pro'})]);
  expect(isForeign).toBe(true);
});

test('a label is not an English one, and identifies one language', () => {
  const all = withLabels.flatMap(({labels = {}}) => Object.keys(labels));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((label) => label in fieldLabels)).toEqual([]);
});

test('labels, statuses and sentences are lower case and trimmed, as they are compared', () => {
  for (const {labels = {}, statuses = {}, sentences = []} of languages) {
    for (const words of [
      ...Object.keys(labels),
      ...Object.keys(statuses),
      ...sentences.map(({text}) => text),
    ]) {
      expect.soft(words).toBe(words.toLowerCase().trim());
      expect.soft(words).not.toMatch(/:$/);
    }
  }
});

for (const {language, ...words} of languages) {
  const {editionLabels = {}, editionNames = {}, errorWords = []} = words;
  describe(`${language} words`, () => {
    test.each(errorWords)('"%s" introduces an error code', (word) => {
      expect(findCodes(`setup: ${word} 1603.`)).toEqual([
        expect.objectContaining({code: '1603', certainty: 'named'}),
      ]);
    });
    test.each(editionLabels.current ?? [])('"%s" is of an edition', (word) => {
      const text = `Xyz : ServerStandard\n${word}xyz : Core`;
      expect(readOutput(text).current?.id).toBe('home');
    });
    test.each(editionLabels.target ?? [])('"%s" is of a target', (word) => {
      const {current, targets} = readOutput(`${word}xyz : Core`);
      expect(current).toBeUndefined();
      expect(targets.map(({id}) => id)).toEqual(['home']);
    });
    test.each(Object.keys(editionNames))('"%s" is an edition', (name) => {
      const {current} = readOutput(`Microsoft Windows 11 ${name}`);
      expect(current?.name).toMatch(new RegExp(`^${editionNames[name]}`));
    });
  });
}
