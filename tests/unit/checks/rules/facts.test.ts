import {describe, expect, test} from 'vitest';
import {
  checkCoverage,
  checkFact,
  indexTexts,
} from '../../../../checks/rules/facts';

/** Texts with one line each, named `1.md`, `2.md` and so on. */
const texts = (...lines: string[]) =>
  indexTexts(
    lines.map((text, index) => ({
      path: `${index + 1}.md`,
      lines: [{line: 7, text}],
    })),
  );

/** The faults of a fact whose value is on line 3 of the register, and whose phrases are on line 10 and below. */
const check = (value: string, phrases: string[], ...lines: string[]) =>
  checkFact(
    'the subject',
    {value, phrases},
    texts(...lines),
    'facts.ts',
    (phrase) => (phrase === undefined ? 3 : 10 + phrase),
  );

test('a contradiction names both places and what to do', () => {
  expect(
    check(
      '180 days',
      ['lasts []'],
      'It lasts 180 days.',
      'An activation lasts 190 days.',
      'Lasts 180 days',
    ),
  ).toEqual([
    {
      path: '2.md',
      line: 7,
      message:
        'the subject: "190 days" here, but "180 days" in facts.ts:3, 1.md:7, 1 more; correct what is wrong, or make the phrase "lasts []" in facts.ts longer if this is about something else',
    },
  ]);
});

describe('spellings', () => {
  test.each<[value: string, same: string[], others: string[]]>([
    [
      '7 days',
      ['seven days', '7-day', '10,080 minutes', '7 day(s)', '1 week'],
      ['8 days', 'six days', '10,008 minutes', '7 hours'],
    ],
    [
      'November 11, 2025',
      ['November 2025', 'November 11', 'november 11, 2025'],
      ['November 12, 2025', 'November 2024', 'October 11', 'October 2025'],
    ],
    ['November 2025', ['November 11, 2025'], ['October 2025']],
    ['1688', ['1688', '1,688'], ['1689', '168']],
    ['0x800', ['0x800', '0x00000800'], ['0x80', '800']],
    [
      'HKLM\\SOFTWARE\\Windows NT\\Platform',
      ['HKEY_LOCAL_MACHINE\\Software\\Windows NT\\Platform and'],
      ['HKLM\\SOFTWARE\\Windows\\Platform', 'HKLM\\SOFTWARE\\Windows NT'],
    ],
    ['26100.7019', ['26100.7019'], ['26100.7091', '26100']],
    ['KB5068861', ['KB5068861'], ['KB5068816']],
    ['CVE-2024-38184', ['CVE-2024-38184'], ['CVE-2024-38148']],
    [
      '55c92734-d682-4d71-983e-d6ec3f16059f',
      ['55C92734-D682-4D71-983E-D6EC3F16059F'],
      ['55c92734-d682-4d71-983e-d6ec3f16059e'],
    ],
    ['%windir%\\System32', ['%WINDIR%\\system32'], ['%windir%\\SysWOW64']],
  ])('of %s', (value, same, others) => {
    for (const spelling of same) {
      expect(
        check(value, ['it is []'], `It is ${value}.`, `It is ${spelling}.`),
        spelling,
      ).toEqual([]);
    }
    for (const spelling of others) {
      expect(
        check(value, ['it is []'], `It is ${value}.`, `It is ${spelling}.`),
        spelling,
      ).toEqual([expect.objectContaining({path: '2.md', line: 7})]);
    }
  });
});

describe('phrases', () => {
  const right = 'KMS activation lasts 180 days.';

  test.each([
    // An ellipsis stands for words of the sentence, and any spaces separate words.
    ['KMS … lasts []', 'KMS, as it is set up by default, lasts 90 days.'],
    ['KMS … lasts []', 'KMS\u00a0now lasts  9 days'],
  ])('"%s" finds the value in "%s"', (phrase, text) => {
    expect(check('180 days', [phrase], right, text)).toEqual([
      expect.objectContaining({path: '2.md'}),
    ]);
  });

  test('each value of a phrase is compared', () => {
    expect(
      check(
        '7 days',
        ['every [] ([])'],
        'every 7 days (10,080 minutes)',
        'every 7 days (10,000 minutes)',
      ),
    ).toEqual([expect.objectContaining({path: '2.md'})]);
  });

  test.each([
    // An ellipsis ends at the end of a sentence and at the nearest value, where it also begins.
    ['KMS … []', 'KMS is slow. Wait 30 days.'],
    ['KMS … []', 'KMS lasts 180 days, and a trial 90 days.'],
    ['[] … for KMS', 'After 30 days, wait 180 days for KMS.'],
    // A value and a word are whole.
    ['KMS … []', 'KMS takes v9 days'],
    ['MS activation lasts []', 'KMS activation lasts 9 days'],
  ])('"%s" finds no other value in "%s"', (phrase, text) => {
    const faults = check('180 days', [phrase], right, text);
    expect(faults.filter(({path}) => path === '2.md')).toEqual([]);
  });
});

test('a phrase that no text has is a fault, at its line', () => {
  expect(
    check(
      '5',
      ['or [] servers', 'needs [] servers'],
      'or 5 servers',
      'or five servers',
    ),
  ).toEqual([
    {
      path: 'facts.ts',
      line: 11,
      message: expect.stringContaining('"needs [] servers"') as string,
    },
  ]);
});

test('a fact that one text states is not needed', () => {
  expect(check('5', ['[] servers'], '5 servers')).toEqual([
    {
      path: 'facts.ts',
      line: 3,
      message: expect.stringContaining('only 1.md states this') as string,
    },
  ]);
});

test('a value that cannot be searched for is a fault', () => {
  expect(check('soon', ['it ends []'], 'It ends soon.')).toEqual([
    {
      path: 'facts.ts',
      line: 3,
      message: expect.stringContaining('"soon" is not a value') as string,
    },
  ]);
});

test('an update, a build or a CVE that two texts name has to be a fact', () => {
  const fact = {
    value: 'KB5068861',
    phrases: ['update []', '[] brings 26100.7019'],
  };
  const named = texts(
    'KB5068861, 26100.7019, KB5000001 and KB5000001',
    'KB5068861, 26100.7019, CVE-2024-38184 and 22631.6133',
    'CVE-2024-38184 and 22631.6133, but not 26100',
  );
  expect(checkCoverage([fact], named)).toEqual(
    ['CVE-2024-38184', '22631.6133'].map((value) => ({
      path: '3.md',
      line: 7,
      message: `2.md:7 names ${value} too: add to checks/data/facts.ts what it is, so that the two texts cannot disagree`,
    })),
  );
});
