import {expect, test} from 'vitest';
import {askedAt} from '../../src/data/askedAt';
import {questionKey} from '../../src/lib/search/questionKey';
import {routeOfText} from '../../src/lib/routes/routes';
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

test('no question is asked in two places in other words', () => {
  const places = new Map<string, Set<string>>();
  for (const [at, texts] of Object.entries(askedAt)) {
    for (const key of texts.map(questionKey)) {
      places.set(key, (places.get(key) ?? new Set()).add(at));
    }
  }
  const twice = [...places].filter(([, all]) => all.size > 1);
  expect(twice, 'these words fit two sections: neither is shown').toEqual([]);
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
