import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  choiceMessages,
  describeResult,
  describeVerdict,
  explainFailure,
  failureReasons,
  parseReport,
} from '../../../../src/lib/fileHash/messages';
import type {HashReport} from '../../../../src/lib/fileHash/messages';

const digests = {'SHA-256': 'a'.repeat(64), 'SHA-1': 'b'.repeat(40)};
const empty = {kind: 'empty'} as const;

test('accepts every report that the worker sends', () => {
  const reports: readonly HashReport[] = [
    {type: 'progress', bytes: 4_194_304},
    {type: 'done', bytes: 6_000_000_000, digests},
    ...failureReasons.map(
      (reason) => ({type: 'failed', reason, bytes: 0}) as const,
    ),
  ];
  expect(reports.map(parseReport)).toEqual(reports);
});

for (const [what, data] of Object.entries({
  nothing: null,
  text: 'done',
  'an unknown type': {type: 'hello', bytes: 1},
  'negative bytes': {type: 'progress', bytes: -1},
  'an unknown reason': {type: 'failed', reason: 'tired', bytes: 1},
  'a digest that is too short': {
    type: 'done',
    bytes: 1,
    digests: {...digests, 'SHA-1': 'b'},
  },
  'a digest that is missing': {type: 'done', bytes: 1, digests: {}},
})) {
  test(`rejects ${what}`, () => {
    expect(parseReport(data)).toBeUndefined();
  });
}

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([undefined, 'object']).toContain(
        parseReport(data) && typeof parseReport(data),
      );
    }),
  );
});

test('every failure names the file and says what to do', () => {
  const sentences = failureReasons.map((reason) =>
    explainFailure(reason, 'Windows.iso', '1.20 GB'),
  );
  expect(new Set(sentences).size).toBe(failureReasons.length);
  for (const sentence of sentences) {
    expect(sentence).toContain('“Windows.iso”');
    expect(sentence).toMatch(/again|copy/i);
  }
  expect(explainFailure('read-error', 'x', '1.20 GB')).toContain('1.20 GB');
});

test('an empty file, a folder and several files each have their own message', () => {
  expect(choiceMessages.empty('a.iso')).toContain('0 bytes');
  expect(choiceMessages.folder('Media')).toContain('folder');
  expect(choiceMessages.several(3)).toContain('3 files');
});

const verdict = (algorithm: 'SHA-256' | 'SHA-1', isMatch: boolean, count = 1) =>
  describeVerdict(
    'a.iso',
    {kind: 'checksums', checksums: [{algorithm, value: digests[algorithm]}]},
    {isMatch, count, expected: {algorithm, value: digests[algorithm]}},
  );

test('a match is a success, a mismatch is a danger', () => {
  expect(verdict('SHA-256', true).tone).toBe('success');
  expect(verdict('SHA-256', false).tone).toBe('danger');
  expect(verdict('SHA-256', false, 3).text).toContain('any of the 3');
});

test('a matching SHA-1 comes with a caveat', () => {
  expect(verdict('SHA-1', true).text).toContain('only SHA-256 counts');
});

test('there is no verdict without a usable checksum', () => {
  expect(describeVerdict('a.iso', empty, undefined).tone).toBe('neutral');
  expect(
    describeVerdict('a.iso', {kind: 'unusable', reason: 'No.'}, undefined).tone,
  ).toBe('warning');
});

test('the copied result has the name, the exact size, both checksums and the verdict', () => {
  expect(
    describeResult({name: 'a.iso', size: 6_543_210_987, digests}, 'It fits.'),
  ).toBe(
    `File: a.iso\nSize: 6,543,210,987 bytes\nSHA-256: ${digests['SHA-256']}\nSHA-1: ${digests['SHA-1']}\nIt fits.\n`,
  );
});

test('a mismatch names the pasted checksum, or the number of pasted checksums', () => {
  const expected = {algorithm: 'SHA-1', value: 'c'.repeat(40)} as const;
  const pasted = {kind: 'checksums', checksums: [expected]} as const;
  const says = (count: number) =>
    describeVerdict('a.iso', pasted, {isMatch: false, expected, count}).text;
  expect(says(1)).toContain('does not have the published SHA-1 checksum.');
  expect(says(2)).toContain('does not have any of the 2 pasted checksums.');
});
