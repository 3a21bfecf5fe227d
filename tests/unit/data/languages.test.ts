import {describe, expect, test} from 'vitest';
import {fieldLabels} from '../../../src/data/activationFields';
import {languages} from '../../../src/data/languages';
import {readOutput} from '../../../src/lib/editionPath/readOutput';
import {findCodes} from '../../../src/lib/errorCodes/extract';

const withLabels = languages.filter(({labels}) => labels);

test('a label is not an English one, and identifies one language', () => {
  const all = withLabels.flatMap(({labels = {}}) => Object.keys(labels));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((label) => label in fieldLabels)).toEqual([]);
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
