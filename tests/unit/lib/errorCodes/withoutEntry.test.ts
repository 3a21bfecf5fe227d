import {expect, test} from 'vitest';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import {decodeErrorCode} from '../../../../src/lib/errorCodes/decode';
import {
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

/** Where the steps for a code without an entry lead. */
const steps = (code: string) =>
  stepsWithoutEntry(unknown(code)).map(({to}) => to);

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

test('support is the last step of every area, once', () => {
  for (const area of errorAreas) {
    const links = stepsOfArea(area).map(({to}) => to);
    expect(links.indexOf('#ask-for-support'), area.title).toBe(
      links.length - 1,
    );
  }
});
