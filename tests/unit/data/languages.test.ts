import {describe, expect, test} from 'vitest';
import {fieldLabels} from '../../../src/data/activationFields';
import {languages} from '../../../src/data/languages';
import {parseActivationStatus} from '../../../src/lib/activationStatus/parse';
import {readOutput} from '../../../src/lib/editionPath/readOutput';
import {findCodes} from '../../../src/lib/errorCodes/extract';

/** A line of a report in each language, and its status; undefined where the status is not read. */
const reports: Record<string, [text: string, status?: number]> = {
  German: ['Lizenzstatus: Lizenziert', 1],
  Spanish: ['Estado de la licencia: con licencia', 1],
  Russian: ['Состояние лицензии: не имеет лицензии', 0],
  Chinese: ['许可证状态: 未授权', 0],
  Korean: ['라이선스 상태: 사용 허가됨', 1],
  Japanese: ['ライセンスの状態: ライセンスされています', 1],
  Portuguese: ['Status da Licença: Licenciado', 1],
  Italian: ['Stato della licenza: Con licenza'],
  Turkish: ['Lisans Durumu: Lisanslı', 1],
  French: ['État de la licence : avec licence'],
  Dutch: ['Licentiestatus: Gelicentieerd', 1],
  Polish: ['Stan licencji: Licencjonowany'],
};

const withLabels = languages.filter(({labels}) => labels);

test('each language with labels of slmgr.vbs has a line of a report above', () => {
  expect(Object.keys(reports)).toEqual(
    withLabels.map(({language}) => language),
  );
});

test.each(Object.entries(reports))(
  'reads the status in %s, or says that it is in another language',
  (_, [text, status]) => {
    const {products, isForeign} = parseActivationStatus(
      `Name: Windows(R), Professional edition\n${text}`,
    );
    expect(products).toEqual([expect.objectContaining({title: 'Windows Pro'})]);
    expect(products[0]).toMatchObject(status === undefined ? {} : {status});
    expect(isForeign).toBe(status === undefined);
  },
);

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
