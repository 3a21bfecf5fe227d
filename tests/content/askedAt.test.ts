import {expect, test} from 'vitest';
import {askedAt} from '../../src/data/askedAt';
import {routeOfText} from '../../src/lib/routes/routes';
import {markersOf} from '../../src/lib/search/markers';
import {termOf, tokenize} from '../../src/lib/search/tokenize';
import {isFiller} from '../../src/lib/search/units';
import {factsAt} from '../fixtures/answers';
import {anchorsOf} from '../support/anchors';
import {contentFiles} from '../support/content';
import {sectionText} from '../support/sections';

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

const parts = (at: string): [route: string, anchor: string | null] => {
  const [route = '', anchor = null] = at.split('#');
  return [route, anchor];
};

test('what people ask is answered by a section that exists', () => {
  const lost = Object.keys(askedAt).filter((at) => {
    const [route, anchor] = parts(at);
    const file = files.get(route);
    return !file || (anchor !== null && !anchorsOf(file).has(anchor));
  });
  expect(lost, 'name the section that answers these words now').toEqual([]);
});

test('nothing is asked in two places', () => {
  const all = Object.values(askedAt).flat();
  const twice = all.filter((text, at) => all.indexOf(text) !== at);
  expect(twice, 'remove one of the two').toEqual([]);
});

test('no question is asked on two pages in other words', () => {
  const places = new Map<string, Set<string>>();
  for (const [at, texts] of Object.entries(askedAt)) {
    for (const text of texts) {
      const words = tokenize(text).filter((word) => !isFiller(word));
      const terms = new Set([...words.map(termOf), ...markersOf(text)]);
      const key = [...terms].sort().join(' ');
      places.set(key, (places.get(key) ?? new Set()).add(parts(at)[0]));
    }
  }
  const twice = [...places].filter(([, all]) => all.size > 1);
  expect(
    twice,
    'these words fit two pages: neither has the answer on a card',
  ).toEqual([]);
});

test('a section ends at the next heading of its level, and the opening at the first', () => {
  const kms38 = files.get('/kms38')!;
  const [first, second] = kms38.page.headings.filter(({level}) => level === 2);
  expect(sectionText(kms38, null)).not.toContain(first!.text);
  expect(sectionText(kms38, first!.id)).not.toContain(second!.text);
});

test('each section that people ask for still says what it must', () => {
  const lost = Object.entries(factsAt).flatMap(([at, facts]) => {
    const [route, anchor] = parts(at);
    const file = files.get(route);
    const text = file && sectionText(file, anchor)?.toLowerCase();
    return facts
      .filter((fact) => !text?.includes(fact.toLowerCase()))
      .map((fact) => `${at} no longer says "${fact}"`);
  });
  expect(
    lost,
    'put it back, or correct tests/fixtures/answers.ts if the page words it differently now',
  ).toEqual([]);
  const unasked = Object.keys(factsAt).filter((at) => !(at in askedAt));
  expect(unasked, 'say in src/data/askedAt.ts who asks for it').toEqual([]);
});
