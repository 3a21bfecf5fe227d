import {expect, test} from 'vitest';
import {readCode} from '../../../../src/lib/search/codes';

for (const word of [
  '0xC004F074',
  '0xc004f074',
  'c004f074',
  '-1073418124',
  '3221549172',
]) {
  test(`reads ${word} as 0xC004F074`, () => {
    expect(readCode(word)).toEqual({
      token: '0xc004f074',
      label: '0xC004F074',
      isCertain: true,
    });
  });
}

test('an unfinished code is not certain, so longer ones may still match', () => {
  expect(readCode('0xC004F')).toMatchObject({
    token: '0xc004f',
    isCertain: false,
  });
});

test('Office setup and sign-in codes keep their form', () => {
  expect(readCode('30015-1011')).toMatchObject({token: '30015-1011'});
  expect(readCode('aadsts70002')).toMatchObject({label: 'AADSTS70002'});
});

for (const word of ['1603', '5063709', '20241129', 'deadbeef', 'kms38', '']) {
  test(`does not read "${word}" as a code`, () => {
    expect(readCode(word)).toBeNull();
  });
}
