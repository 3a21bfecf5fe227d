import {expect, test} from 'vitest';
import {expirySentences} from '../../../../src/data/activationSentences';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {outputNames, outputOf} from '../../../support/outputs';

test.each(expirySentences)(
  'reads the answer of slmgr.vbs /xpr: $text',
  ({text, ...says}) => {
    const answer = text.replace(/(?:ends|expire)$/, '$& 12/21/2026 9:14:03 AM');
    expect(
      parseActivationStatus(`Windows(R), Enterprise edition:\n    ${answer}`)
        .products,
    ).toMatchObject([says]);
  },
);

test('outputs contain no product key and no real ID', () => {
  for (const name of outputNames) {
    const text = outputOf(name);
    expect(text, name).not.toMatch(/\b(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}\b/);
    for (const [, key] of text.matchAll(/product key: (\w{5})/gi)) {
      expect(key, name).toBe('XXXXX');
    }
    for (const [id] of text.matchAll(
      /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
    )) {
      expect(
        [
          '00000000-0000-0000-0000-000000000000',
          '55c92734-d682-4d71-983e-d6ec3f16059f',
        ],
        name,
      ).toContain(id);
    }
  }
});

test('reads a table of up to 60 columns', () => {
  const read = (count: number) =>
    parseActivationStatus(
      ['Name | LicenseStatus', 'Windows(R), Professional edition | 1']
        .map((row) => row + ' | x'.repeat(count - 2))
        .join('\n'),
    ).products;
  expect(read(60)).toMatchObject([{status: 1}]);
  expect(read(61)).not.toMatchObject([{status: 1}]);
});

test('reads up to 200 vNextDiag licenses', () => {
  const license = outputOf('vnext-licensed');
  const many = (count: number) =>
    parseActivationStatus(license.repeat(count)).products.length;
  expect(many(3)).toBe(3);
  expect(many(200)).toBe(200);
  expect(many(201)).toBe(200);
});
