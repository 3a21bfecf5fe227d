import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {errorCodes} from '../../../src/data/errorCodes';
import {officeErrorCodes} from '../../../src/data/errorCodes/office';
import {errorSources} from '../../../src/data/errorCodes/errorSources';
import {relatedPages} from '../../../src/data/errorCodes/types';
import type {
  ErrorMeaning,
  ErrorRecord,
} from '../../../src/data/errorCodes/types';
import {windowsErrorCodes} from '../../../src/data/errorCodes/windows';
import {normalizeErrorCode} from '../../../src/lib/errorCodes/normalize';
import {readProject} from '../../support/sources';

const docs = path.join(__dirname, '../../../docs');
const records: readonly ErrorRecord[] = [
  ...windowsErrorCodes,
  ...officeErrorCodes,
];

/** The location of a record: `src/data/errorCodes/windows.ts:23: 0xC004F074`. */
function placeOf(record: ErrorRecord): string {
  const list = windowsErrorCodes.includes(record) ? 'windows' : 'office';
  const file = `src/data/errorCodes/${list}.ts`;
  const lines = readProject(file).split('\n');
  const line = lines.findIndex((text) =>
    text.includes(`code: '${record.code}'`),
  );
  return `${file}:${line + 1}: ${record.code}`;
}

/** The records that break a rule. */
function breaking(rule: (record: ErrorRecord) => boolean): string[] {
  return records.filter((record) => !rule(record)).map(placeOf);
}

function texts({context, meaning, causes, fixes, note}: ErrorRecord): string[] {
  return [context, meaning, ...causes, ...fixes, note].filter(
    (text) => text !== undefined,
  );
}

test('there is one entry per code', () => {
  const codes = errorCodes.map(({code}) => code.toLowerCase());
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual(
    [],
  );
});

test('a code is in its canonical form, or a lower-case name with a label', () => {
  expect(
    breaking(({code, label}) =>
      label === undefined
        ? normalizeErrorCode(code) === code
        : /^[a-z]+(-[a-z]+)+$/.test(code),
    ),
    'write it as 0xC004F074: 0x and upper-case digits',
  ).toEqual([]);
});

test('each list is sorted: 32-bit codes, then sign-in codes, setup codes, and the rest', () => {
  const rank = (code: string): [number, number, number] => {
    const [first = 0, second = 0] = (code.match(/0x[\dA-F]+|\d+/g) ?? []).map(
      Number,
    );
    const kind = [/^0x/, /^AADSTS/, /^\d/, /^SaRA/].findIndex((prefix) =>
      prefix.test(code),
    );
    return [kind === -1 ? 4 : kind, first, second];
  };
  const isOrdered = (before: string, after: string): boolean => {
    const [a, b] = [rank(before), rank(after)];
    const differing = a.findIndex((value, index) => value !== b[index]);
    return differing === -1 || a[differing]! < b[differing]!;
  };
  for (const list of [windowsErrorCodes, officeErrorCodes]) {
    const misplaced = list.filter(
      ({code}, index) => index > 0 && !isOrdered(list[index - 1]!.code, code),
    );
    expect(misplaced.map(placeOf), 'move it to its place').toEqual([]);
  }
});

test('no collected code is missing', () => {
  expect(windowsErrorCodes.length).toBeGreaterThanOrEqual(175);
  // 155 collected, of which two are 0x80070520 in decimal notation.
  expect(officeErrorCodes.length).toBeGreaterThanOrEqual(153);
});

test('the most common codes are listed', () => {
  const known = new Set(errorCodes.map(({code}) => code));
  const common = [
    '0x803F7001',
    '0x8007007B',
    '0x8007232B',
    '0x80070005',
    '0x800706BA',
    '0x80070520',
    '0x8004FE33',
    '0xC004B100',
    '0xC004C003',
    '0xC004C008',
    '0xC004F012',
    '0xC004F034',
    '0xC004F038',
    '0xC004F050',
    '0xC004F069',
    '0xC004F074',
    '0xC004F200',
    '0xC004F210',
    '0xC004F211',
    '0xC004F213',
    '0xC1900101',
    '30015-4',
    '30068-39',
    '0-1036',
    '1603',
  ];
  expect(common.filter((code) => !known.has(code))).toEqual([]);
});

test('a code of both Windows and Office has separate meanings, Windows first', () => {
  const entry = errorCodes.find(({code}) => code === '0x8004FE33');
  expect(entry?.meanings.map(({family}) => family)).toEqual([
    'windows',
    'office',
  ]);
  expect(new Set(entry?.meanings.map(({meaning}) => meaning)).size).toBe(2);
});

test('every record says what the code means, why it appears and what to do', () => {
  expect(
    breaking(
      ({meaning, causes, fixes, products}) =>
        meaning !== '' &&
        causes.length > 0 &&
        fixes.length > 0 &&
        products.length > 0,
    ),
  ).toEqual([]);
});

test('texts start with a capital, a file name or code, and are unique in a record', () => {
  expect(
    breaking((record) =>
      texts(record).every(
        (text) => /^[A-Z\d`_(]/.test(text) || /^(ospp|slmgr)/.test(text),
      ),
    ),
  ).toEqual([]);
  expect(
    breaking(({causes, fixes, products, sources}) =>
      [causes, fixes, products, sources].every(
        (list) => new Set<string>(list).size === list.length,
      ),
    ),
  ).toEqual([]);
});

test('list items have no final period, notes do', () => {
  expect(
    breaking(({meaning, causes, fixes}) =>
      [meaning, ...causes, ...fixes].every((text) => !text.endsWith('.')),
    ),
  ).toEqual([]);
  expect(breaking(({note}) => note?.endsWith('.') ?? true)).toEqual([]);
});

test('a fix is an instruction', () => {
  const notImperative =
    /^(The|A|An|This|It|You|None|No|Or|And|Because|Maybe)\b|:\s|^\w{3,}ing\b/;
  expect(
    breaking(({fixes}) =>
      fixes.every(
        (fix) =>
          !notImperative.test(fix) ||
          fix.startsWith('Do nothing: ') ||
          fix.startsWith('Recover the join'),
      ),
    ),
  ).toEqual([]);
});

test('spelling is American', () => {
  const british =
    /licence|organis|\bcentre|authoris|synchronis|virtualis|recognis|tunnell|catalogue|\bcancelled|programme\b|\bcolour/i;
  expect(
    breaking((record) => texts(record).every((text) => !british.test(text))),
  ).toEqual([]);
});

test('backticks come in pairs', () => {
  expect(
    breaking((record) =>
      texts(record).every((text) => text.split('`').length % 2 === 1),
    ),
  ).toEqual([]);
});

test('every source is used and is an https address', () => {
  const used = new Set<string>(records.flatMap(({sources}) => sources));
  expect(Object.keys(errorSources).filter((id) => !used.has(id))).toEqual([]);
  for (const [id, {title, url}] of Object.entries(errorSources)) {
    expect.soft(new URL(url).protocol, id).toBe('https:');
    expect.soft(title, id).not.toBe('');
  }
});

test('every record has a source', () => {
  expect(
    breaking(
      ({sources}) =>
        sources.length > 0 && sources.every((id) => id in errorSources),
    ),
    'add the page to src/data/errorCodes/errorSources.ts, then name its id',
  ).toEqual([]);
});

test('source titles are unique', () => {
  const titles = Object.values(errorSources).map(({title}) => title);
  expect(new Set<string>(titles).size).toBe(titles.length);
});

test('the basis matches the sources', () => {
  const isHeader = (id: string): boolean => id.startsWith('sdk-');
  expect(
    breaking(({basis, sources}) => {
      if (basis === 'sdk-header') {
        return sources.some(isHeader);
      }
      return basis === 'secondary' || sources.some((id) => !isHeader(id));
    }),
  ).toEqual([]);
});

test('a documented record names a page that was read', () => {
  expect(
    breaking(
      ({basis, sources}) =>
        basis !== 'documented' ||
        sources.some(
          (id) =>
            id in errorSources &&
            !/\((not read|secondary)\)$/.test(errorSources[id].title),
        ),
    ),
    'name a page that was read, or set basis to what it rests on',
  ).toEqual([]);
});

test('Office records are rated, Windows records are not', () => {
  const isRated = ({confidence}: ErrorMeaning): boolean =>
    confidence !== undefined;
  const wrong = errorCodes.filter(({meanings}) =>
    meanings.some(
      (meaning) => isRated(meaning) !== (meaning.family === 'office'),
    ),
  );
  expect(wrong.map(({code}) => code)).toEqual([]);
});

test('a secondary record never claims high confidence', () => {
  expect(
    breaking(
      ({basis, confidence}) => basis !== 'secondary' || confidence !== 'high',
    ),
  ).toEqual([]);
});

test('two meanings in one product family have different contexts', () => {
  const wrong = errorCodes.filter(({meanings}) => {
    const names = meanings.map(
      ({family, context}) => `${family} ${context ?? ''}`,
    );
    return new Set(names).size !== names.length;
  });
  expect(wrong.map(({code}) => code)).toEqual([]);
});

test('symbols look like those of the SDK headers and are unique', () => {
  const symbols = errorCodes.flatMap(({symbol}) => symbol ?? []);
  expect(
    symbols.filter((symbol) => !/^[A-Z][A-Z\d]*(_[A-Z\d]+)+$/.test(symbol)),
  ).toEqual([]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

for (const route of Object.keys(relatedPages)) {
  test(`the related page ${route} exists and is used`, () => {
    expect(
      ['.md', '.mdx'].some((extension) =>
        existsSync(path.join(docs, route + extension)),
      ),
    ).toBe(true);
    expect(records.some(({page}) => page === route)).toBe(true);
  });
}
