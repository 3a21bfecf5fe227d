import {expect, test} from 'vitest';
import fc from 'fast-check';
import {errorCodes} from '../../../../src/data/errorCodes';
import {lookUpErrors, ofFamily} from '../../../../src/lib/errorCodes/lookUp';

/** The result of a lookup, with codes only. */
function summary(text: string) {
  const result = lookUpErrors(text);
  return {
    kind: result.kind,
    known: result.entries.map(({code}) => code),
    short: result.kind === 'codes' ? result.short.map(({code}) => code) : [],
    unknown:
      result.kind === 'codes' ? result.unknown.map(({code}) => code) : [],
  };
}

const sameCode = [
  '0xC004F074',
  'c004f074',
  '-1073418124',
  '3221549172',
  'Error 0xC004F074: The Software Licensing Service reported that the computer could not be activated.',
  'sl_e_vl_binding_service_unavailable',
  'slui.exe 0x2a 0xC004F074',
];

for (const text of sameCode) {
  test(`finds 0xC004F074 in ${JSON.stringify(text)}`, () => {
    expect(summary(text)).toEqual({
      kind: 'codes',
      known: ['0xC004F074'],
      short: [],
      unknown: [],
    });
  });
}

for (const text of [
  '0xC004D30E',
  'c004d30e',
  '-1073425650',
  '3221541646',
  'Error: 0xC004D30E The trusted data store is full.',
  'SL_REMAPPING_SP_PUB_TS_FULL',
  'it said sl_remapping_sp_pub_ts_full again',
  'slui.exe 0x2a 0xC004D30E',
]) {
  test(`finds the short entry 0xC004D30E in ${JSON.stringify(text)}`, () => {
    expect(summary(text)).toEqual({
      kind: 'codes',
      known: [],
      short: ['0xC004D30E'],
      unknown: [],
    });
  });
}

test('a short entry has its area and the titles of its sources', () => {
  expect(lookUpErrors('0xC004D30E')).toMatchObject({
    short: [
      {
        area: {title: 'Trusted store'},
        sources: [{title: expect.stringContaining('slerror.h')}],
      },
    ],
  });
});

test('finds a short entry by a symbol of another header', () => {
  expect(summary('wbem_e_invalid_class').short).toEqual(['0x80041010']);
});

test('finds entries, short entries and unknown codes in one text', () => {
  expect(summary('0x80071234 0xC004D30E 0xC004F074')).toEqual({
    kind: 'codes',
    known: ['0xC004F074'],
    short: ['0xC004D30E'],
    unknown: ['0x80071234'],
  });
});

test('an upgrade result without an entry also gives the entry of its first half, but not that of another result', () => {
  expect(summary('0xC1900101-0x4001E')).toEqual({
    kind: 'codes',
    known: ['0xC1900101'],
    short: [],
    unknown: ['0xC1900101-0x4001E'],
  });
  expect(summary('0x8007025D-0x3000D')).toEqual({
    kind: 'codes',
    known: [],
    short: [],
    unknown: ['0x8007025D-0x3000D'],
  });
});

test('an unknown code has the area of its form', () => {
  const areaOf = (text: string) => {
    const result = lookUpErrors(text);
    return result.kind === 'codes' ? result.unknown[0]?.area?.title : undefined;
  };
  expect(areaOf('30182-2016')).toBe('Click-to-Run, the setup of Office');
  expect(areaOf('0xC004D3FE')).toBe('Trusted store');
  expect(areaOf('0x80071234')).toBeUndefined();
});

test('lists every entry if the text is empty', () => {
  expect(lookUpErrors(' \n')).toEqual({kind: 'all', entries: errorCodes});
});

test('separates known and unknown codes in a text', () => {
  expect(summary('first 0x8007232B, then 0x80071234')).toEqual({
    kind: 'codes',
    known: ['0x8007232B'],
    short: [],
    unknown: ['0x80071234'],
  });
});

test('an unknown Office code is not decoded', () => {
  expect(lookUpErrors('30015-1011 (0)')).toMatchObject({
    kind: 'codes',
    entries: [],
    unknown: [{code: '30015-1011', decoded: null}],
  });
});

test('lists the entries that start with an unfinished code', () => {
  const {kind, known} = summary('0xC004F07');
  expect(kind).toBe('words');
  expect(known).toContain('0xC004F074');
  expect(known.every((code) => code.startsWith('0xC004F07'))).toBe(true);
});

test('searches for words if there is no code', () => {
  const {kind, known} = summary('kms COUNT');
  expect(kind).toBe('words');
  expect(known).toContain('0xC004F038');
  expect(known.length).toBeLessThan(errorCodes.length / 2);
});

test('finds nothing in a text without codes or known words', () => {
  expect(summary('zebra').kind).toBe('nothing');
  expect(summary('Windows cannot activate. '.repeat(20)).kind).toBe('nothing');
});

test('finds an entry without a code by its name', () => {
  expect(summary('setup-key-matches-no-image').known).toEqual([
    'setup-key-matches-no-image',
  ]);
});

test('filters by product family', () => {
  const windows = ofFamily(errorCodes, 'windows');
  const office = ofFamily(errorCodes, 'office');
  expect(ofFamily(errorCodes)).toBe(errorCodes);
  expect(windows.length + office.length).toBeGreaterThan(errorCodes.length);
  expect(office.map(({code}) => code)).toContain('1603');
  expect(windows.map(({code}) => code)).not.toContain('1603');
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
      expect(lookUpErrors(text).entries.length).toBeLessThanOrEqual(
        errorCodes.length,
      );
    }),
    {numRuns: 300},
  );
});

for (const part of ['0x8007', 'a ', '\uFDFA', '0xC004F074 ', '-1']) {
  test(`looks up 100 KB of ${JSON.stringify(part)} in under 50 ms`, () => {
    const text = part.repeat(100_000 / part.length);
    lookUpErrors(text);
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      lookUpErrors(text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
}
