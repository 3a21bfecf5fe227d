import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import {
  cardOf,
  stepsOfArea,
  stepsWithoutEntry,
} from '../../../../src/lib/errorCodes/answerCard';
import {decodeErrorCode} from '../../../../src/lib/errorCodes/decode';
import {findArea, lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';

const cards = (text: string) => lookUpErrors(text).answers.map(cardOf);

test('every entry has what it means, steps, sources, and a link to itself', () => {
  const faults = errorCodes.filter(({code}) => {
    const [card] = cards(code);
    const lists = card?.plans?.flatMap((each) => each.lists) ?? [];
    return !(
      lists.length > 0 &&
      lists.every(({steps}) => steps.length > 0) &&
      card?.about &&
      card.sources?.length &&
      card.links?.at(-1)?.to === `/troubleshoot#${code}`
    );
  });
  expect(faults.map(({code}) => code)).toEqual([]);
});

test('steps of two products have the product as title, the same steps of both have none', () => {
  const titles = (code: string) =>
    cards(code)[0]!.plans!.map(({lists}) => lists.map(({title}) => title));
  expect(titles('0x80070490').flat()).not.toContain(undefined);
  expect(titles('0xC004F200')).toEqual([[undefined], [undefined]]);
});

test('meanings that share a term have it once, with each text once', () => {
  const {details} = cards('0x80004005')[0]!;
  const terms = details!.map(({term}) => term);
  expect(new Set(terms).size).toBe(terms.length);
  const reported = details!.find(({term}) => term === 'Reported as')!;
  expect(reported.texts).toHaveLength(2);
});

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
