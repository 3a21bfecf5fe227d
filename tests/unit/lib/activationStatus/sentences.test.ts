import {expect, test} from 'vitest';
import {
  namedSentences,
  stateSentences,
} from '../../../../src/data/activationSentences';
import {
  readWindow,
  telling,
  xprSentences,
} from '../../../../src/lib/activationStatus/rules/sentences';
import {languages} from '../../../../src/data/languages';
import {explainText as explain} from '../../../support/said';

test.each([...stateSentences, ...namedSentences])(
  'no other sentence is found in "$text"',
  (sentence) => {
    const {status, product = 'windows', channel, meaning} = sentence;
    expect(readWindow(sentence.text)?.says).toMatchObject({
      status,
      channel,
      setting: meaning,
      overrides: {product},
    });
  },
);

test('says that only the beginning of a very long text was read', () => {
  const report = 'Name: Windows(R), Core edition\nLicense Status: Licensed\n';
  const line = 'nothing to see here, only a line of a log\n';
  const logOf = (length: number) =>
    report + line.repeat(Math.ceil(length / line.length)).slice(0, length);
  const notes = (text: string) =>
    explain(text).remarks.map((each) => each.text);
  expect(notes(logOf(500_000 - report.length))).toEqual([]);
  const {summary, remarks} = explain(logOf(500_001 - report.length));
  expect(summary.text).toMatch(/^Windows Home: Activated/);
  expect(remarks).toMatchObject([
    {text: expect.stringContaining('Only its beginning was read')},
  ]);
});

test('no known sentence is passed over as a line that tells nothing', () => {
  const all = [
    ...stateSentences.map(({text}) => text),
    ...namedSentences.map(({text}) => text),
    ...xprSentences.map(({text}) => text),
    ...languages.flatMap(({states}) => [
      ...(states?.activated ?? []),
      ...(states?.activate ?? []),
      ...(states?.permanent ?? []),
      ...(states?.requests ?? []),
    ]),
  ];
  expect(all.filter((text) => !telling.test(text))).toEqual([]);
});
