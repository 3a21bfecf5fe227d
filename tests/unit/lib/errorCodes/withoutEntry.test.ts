import {expect, test} from 'vitest';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import {inFull} from '../../../../src/data/errorCodes/types';
import {decodeErrorCode} from '../../../../src/lib/errorCodes/decode';
import {
  describeParts,
  stepsWithoutEntry,
  stepsOfArea,
} from '../../../../src/lib/errorCodes/withoutEntry';
import {findArea} from '../../../../src/lib/errorCodes/areas';

const unknown = (code: string) => ({
  kind: 'unknown' as const,
  code,
  decoded: decodeErrorCode(code),
  area: findArea(code),
});

/** The links and commands in the steps for a code without an entry, in order. */
const steps = (code: string) =>
  stepsWithoutEntry(unknown(code)).map(
    ({text, to}) => to ?? /`(.+)`/.exec(text)?.[1] ?? text,
  );

const anyCode = ['#licensing-services', '#ask-for-support'];

test.each([
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
] as const)('describes the parts of %s', (code, facts) => {
  expect(
    describeParts(decodeErrorCode(code)!).map(
      ({term, texts}) => `${term}: ${texts.join(' ')}`,
    ),
  ).toEqual(facts);
});

test('the steps for a Windows code include the commands that explain it', () => {
  expect(steps('0x80070005')).toEqual([
    'net helpmsg 5',
    'slui.exe 0x2a 0x80070005',
    ...anyCode,
  ]);
  expect(steps('5')).toEqual(['net helpmsg 5', ...anyCode]);
  expect(steps('0xC004D5FF')[0]).toBe('slui.exe 0x2a 0xC004D5FF');
});

test.each(['0xC0DE1234', '0x80131501', '0x80248FFF', '0x80090013'])(
  'no slui for %s, which is no code of licensing',
  (code) => {
    expect(steps(code).join()).not.toContain('slui');
  },
);

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
  expect(stepsWithoutEntry(unknown('30182-1011'))).toEqual([
    ...area.advice.map(inFull),
    expect.objectContaining({to: '#ask-for-support'}),
  ]);
  expect(stepsWithoutEntry(unknown('0xC1900299')).slice(0, -1)).toEqual(
    findArea('0xC1900299')!.advice.map(inFull),
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
