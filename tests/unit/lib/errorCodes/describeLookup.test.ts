import {expect, test} from 'vitest';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import type {ErrorCode} from '../../../../src/data/errorCodes/types';
import {decodeErrorCode} from '../../../../src/lib/errorCodes/decode';
import {
  describeLookup,
  describeParts,
  nextSteps,
  resultText,
  stepsOfArea,
} from '../../../../src/lib/errorCodes/describeLookup';
import {findArea, findShortEntry} from '../../../../src/lib/errorCodes/areas';
import {findErrorCode} from '../../../../src/lib/errorCodes/find';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';

const known = findErrorCode('0xC004F074')!;
const short = findShortEntry('0xC004D30E')!;
const unknown = (code: string) => ({
  code,
  decoded: decodeErrorCode(code),
  area: findArea(code),
});

/** The links and commands in the steps for a code without an entry, in order. */
const steps = (code: string) =>
  nextSteps(unknown(code)).map(
    ({text, to}) => to ?? /`(.+)`/.exec(text)?.[1] ?? text,
  );

const anyCode = ['#licensing-services', '#ask-for-support'];

test('announces one code with its meaning, several as a list', () => {
  const announce = (text: string) => describeLookup(lookUpErrors(text), 3, 9);
  expect(announce('0xC004F051')).toBe(
    'Found 0xC004F051: Product key is blocked.',
  );
  expect(announce('first 0xC004F074, then 0xC004F051')).toBe(
    'Found 2 codes: 0xC004F074, 0xC004F051.',
  );
  expect(announce('0xC004D30E')).toBe(
    'Found 0xC004D30E: The trusted store is full.',
  );
  expect(announce('first 0xC004D30E, then 0xC004F051')).toBe(
    'Found 2 codes: 0xC004F051, 0xC004D30E.',
  );
  expect(announce('0xC0DE1234')).toBe(
    'There is no entry for 0xC0DE1234; what its form says is below.',
  );
  expect(announce('first 0xC004F051, then 0xC0DE1234 and 0xC0DE1235')).toBe(
    'Found 0xC004F051: Product key is blocked. There are no entries for 0xC0DE1234, 0xC0DE1235; what their forms say is below.',
  );
  expect(announce('qqqq zzzz')).toBe(
    'This text has no error code in it, and no entry contains its words.',
  );
});

test('announces an entry without a code by its label', () => {
  const lookup = lookUpErrors('setup-key-matches-no-image');
  const [entry] = lookup.entries as readonly [ErrorCode];
  expect(entry.label).toBeDefined();
  expect(describeLookup(lookup, 1, 9)).toMatch(`Found ${entry.label}: `);
});

test('announces how many codes are listed', () => {
  const all = lookUpErrors('');
  expect(describeLookup(all, 9, 9)).toBe('All 9 codes are listed.');
  expect(describeLookup(all, 4, 9)).toBe('4 of 9 codes are listed.');
  const words = lookUpErrors('proxy');
  expect(words.kind).toBe('words');
  expect(describeLookup(words, 4, 9)).toBe('4 of 9 codes match.');
  expect(describeLookup(words, 0, 9)).toBe(
    'No code of this product matches. Choose all products to see the others.',
  );
});

for (const [code, facts] of [
  [
    '0x80070005',
    [
      'Kind: An error',
      'Comes from: Facility 7: Windows system errors (Win32)',
      'Number: 5 (0x5)',
      'Meaning: As a Windows system error: access is denied',
    ],
  ],
  [
    '0x40FF0012',
    [
      'Kind: Information, not an error',
      'Comes from: Facility 255: not one of those that these docs know',
      'Number: 18 (0x12)',
    ],
  ],
  [
    '0x80190194',
    [
      'Kind: An error',
      'Comes from: Facility 25: web requests (HTTP status)',
      "Number: 404, the HTTP status of the server's answer",
    ],
  ],
  [
    '5',
    [
      'Kind: An error',
      'Number: 5 (0x5)',
      'Meaning: As a Windows system error: access is denied',
    ],
  ],
] as const) {
  test(`describes the parts of ${code}`, () => {
    expect(
      describeParts(decodeErrorCode(code)!).map(
        ({term, text}) => `${term}: ${text}`,
      ),
    ).toEqual(facts);
  });
}

test('the steps for a Windows code include the commands that explain it', () => {
  expect(steps('0x80070005')).toEqual([
    'net helpmsg 5',
    'slui.exe 0x2a 0x80070005',
    ...anyCode,
  ]);
  expect(steps('5')).toEqual(['net helpmsg 5', ...anyCode]);
  expect(steps('0xC0DE1234')).toEqual(['slui.exe 0x2a 0xC0DE1234', ...anyCode]);
});

test('the command for an upgrade result gets its first half', () => {
  expect(steps('0x8007025F-0x2000C')).toContain('slui.exe 0x2a 0x8007025F');
});

test('no "net helpmsg" for internet errors, because Windows has no text for them', () => {
  expect(steps('0x80072EE7').slice(0, 2)).toEqual([
    'slui.exe 0x2a 0x80072EE7',
    'Open a web page on the same PC, and turn off a VPN for the test',
  ]);
});

test('a network error links to the licensing servers', () => {
  const leads = (number: number) =>
    steps(String(number)).includes('/licensing-servers-issue');
  const edges = [
    1721, 1722, 1753, 1754, 8999, 9000, 11_001, 12_000, 12_999, 13_000,
  ];
  expect(edges.filter(leads)).toEqual([
    1722, 1753, 9000, 11_001, 12_000, 12_999,
  ]);
  // Any HTTP status
  expect(steps('0x80190194')).toContain('/licensing-servers-issue');
});

test('the steps for a code of a known area are those of the area, then support', () => {
  const area = findArea('30182-1011')!;
  expect(nextSteps(unknown('30182-1011'))).toEqual([
    ...area.advice,
    expect.objectContaining({to: '#ask-for-support'}),
  ]);
  expect(nextSteps(unknown('0xC1900299')).slice(1, -1)).toEqual(
    findArea('0xC1900299')!.advice,
  );
});

test('support is the last step of every area, once', () => {
  for (const area of errorAreas) {
    const links = stepsOfArea(area).map(({to}) => to);
    expect(links.indexOf('#ask-for-support'), area.title).toBe(
      links.length - 1,
    );
  }
});

test('the copied text has the first meaning with its fixes, and a link', () => {
  const entry: ErrorCode = {
    ...known,
    meanings: known.meanings.map((meaning, at) => ({
      ...meaning,
      meaning: 'No host answers',
      fixes: [`Run \`fix ${at}\``, 'Ask'],
      branches: undefined,
    })),
  };
  expect(entry.meanings.length).toBeGreaterThan(1);
  expect(
    resultText(
      {entries: [entry, entry], short: [], unknown: []},
      'https://site.example/page',
    ),
  ).toBe(
    [
      '0xC004F074: No host answers',
      '1. Run fix 0',
      '2. Ask',
      'https://site.example/page#0xC004F074',
      '',
      '0xC004F074: No host answers',
      '1. Run fix 0',
      '2. Ask',
      'https://site.example/page#0xC004F074',
    ].join('\n'),
  );
});

test('the copied text describes a code without an entry', () => {
  expect(
    resultText(
      {
        entries: [],
        short: [],
        unknown: [unknown('0xC0DE1234'), unknown('30015-1011')],
      },
      '/',
    ),
  ).toBe(
    [
      '0xC0DE1234: no entry',
      'Kind: An error',
      'Comes from: Facility 222: not one of those that these docs know',
      'Number: 4660 (0x1234)',
      '',
      '30015-1011: no entry',
    ].join('\n'),
  );
});

test('the copied text has the meaning and the advice of a short entry, and a link', () => {
  const area = {
    ...short.area,
    advice: [{text: 'Run `fix`'}, {text: 'Ask', to: '#ask-for-support'}],
  };
  expect(
    resultText(
      {entries: [], short: [{...short, area}], unknown: []},
      'https://site.example/page',
    ),
  ).toBe(
    [
      '0xC004D30E: The trusted store is full',
      '1. Run fix',
      '2. Ask',
      'https://site.example/page?code=0xC004D30E',
    ].join('\n'),
  );
});
