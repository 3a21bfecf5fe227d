import {expect, test} from 'vitest';
import {
  changeMethods,
  editionPaths,
  keptData,
  nEditions,
  sModePaths,
  serverConversions,
  serverInstallations,
} from '../../../../src/data/editionPaths';
import {
  describePathAnswer,
  stepsOf,
  writeAnswer,
} from '../../../../src/lib/editionPath/describePath';
import {directStep, findPath} from '../../../../src/lib/editionPath/findPath';
import type {PathAnswer} from '../../../../src/lib/editionPath/findPath';
import {
  findInstallation,
  installations,
} from '../../../../src/lib/editionPath/installations';
import type {Installation} from '../../../../src/lib/editionPath/installations';

const pairs = installations.flatMap((from) =>
  installations.map((to) => ({from, to})),
);

const possible = ['yes', 'downgrade', 'unverified'];

function get(id: string): Installation {
  const found = findInstallation(id);
  expect(found, id).toBeDefined();
  return found!;
}

function answer(from: string, to: string): PathAnswer {
  return findPath(get(from), get(to));
}

/** The ids of the installations on a route, from start to end. */
function routeIds(from: string, to: string): string[] {
  const found = answer(from, to);
  return found.kind === 'route'
    ? [from, ...found.steps.map((step) => step.to.id)]
    : [];
}

test('the answer for each client pair matches its entry in the data', () => {
  for (const path of editionPaths) {
    const from = installations.find(({name}) => name === path.from)!;
    const to = installations.find(({name}) => name === path.to)!;
    const {direct, kind} = findPath(from, to);
    const pair = `${path.from} > ${path.to}`;
    expect(direct?.support, pair).toBe(path.support);
    expect(
      direct?.methods.map(({name}) => name),
      pair,
    ).toEqual(path.methods.map((method) => changeMethods[method]));
    expect(direct?.keeps, pair).toBe(keptData[path.keeps]);
    expect(direct?.sources, pair).toEqual(path.sources);
    expect(direct?.notes, pair).toEqual(path.note ? [path.note] : []);
    expect(kind === 'direct', pair).toBe(
      !['no', 'not-covered'].includes(path.support),
    );
  }
});

test('the answer for each server pair matches its conversion, or is "not covered"', () => {
  for (const start of serverInstallations) {
    for (const target of serverInstallations) {
      const found = findPath(
        installations.find(({edition}) => edition === start)!,
        installations.find(({edition}) => edition === target)!,
      );
      const conversions = serverConversions.filter((each) =>
        each.pairs.some(([from, to]) => from === start && to === target),
      );
      const pair = `${start} > ${target}`;
      expect(conversions.length, pair).toBeLessThanOrEqual(1);
      const conversion = conversions[0];
      if (conversion) {
        expect(found.direct?.methods[0]?.name, pair).toBe(conversion.method);
        expect(found.direct?.support, pair).toBe(
          conversion.isSupported ? 'yes' : 'no',
        );
        expect(found.direct?.sources, pair).toEqual(conversion.sources);
      } else if (start === target) {
        expect(found, pair).toEqual({kind: 'same'});
      } else {
        expect(found.direct?.support, pair).toBe('not-covered');
      }
    }
  }
});

test('every conversion applies to at least one pair', () => {
  const empty = serverConversions.filter((each) => each.pairs.length === 0);
  expect(empty).toEqual([]);
});

test('changes between N editions work like those between standard editions', () => {
  for (const from of nEditions) {
    for (const to of nEditions.filter((edition) => edition !== from)) {
      const find = (edition: string, family: string): Installation =>
        installations.find(
          (each) => each.edition === edition && each.family === family,
        )!;
      const media = directStep(find(from, 'n'), find(to, 'n'));
      const standard = directStep(find(from, 'client'), find(to, 'client'));
      expect(media.support, `${from} > ${to}`).toBe(standard.support);
      expect(media.keeps).toBe(standard.keeps);
      expect(media.sources).toContain('ms-edition-upgrades');
    }
  }
});

test('a change between N and standard keeps personal files only', () => {
  for (const [from, to] of [
    ['pro-n', 'pro'],
    ['enterprise', 'enterprise-n'],
  ] as const) {
    const {direct, kind} = answer(from, to);
    expect(kind).toBe('direct');
    expect(direct?.keeps).toBe(keptData['personal-files']);
  }
});

test('leaving S mode keeps the edition and all data, and there is no way back', () => {
  const inSMode = installations.filter(({family}) => family === 's-mode');
  expect(inSMode.map(({edition}) => edition)).toEqual([
    ...new Set(sModePaths.flatMap(({editions}) => editions)),
  ]);
  for (const start of inSMode) {
    for (const other of installations) {
      if (other.id === start.id) {
        continue;
      }
      const isExit =
        other.family === 'client' && other.edition === start.edition;
      expect(directStep(start, other).support).toBe(isExit ? 'yes' : 'no');
      expect(findPath(other, start).kind).toBe('none');
    }
  }
  expect(answer('home-s', 'home').direct?.keeps).toBe(keptData.everything);
});

for (const [from, to, steps] of [
  ['home', 'enterprise', ['home', 'pro', 'enterprise']],
  [
    'home-single-language',
    'enterprise',
    ['home-single-language', 'pro', 'enterprise'],
  ],
  ['home-s', 'pro', ['home-s', 'home', 'pro']],
  ['home-n', 'pro', ['home-n', 'home', 'pro']],
  ['enterprise-ltsc', 'pro', ['enterprise-ltsc', 'enterprise', 'pro']],
  ['home-s', 'enterprise', ['home-s', 'home', 'pro', 'enterprise']],
] as const) {
  test(`the route from ${from} to ${to} is through ${steps.slice(1, -1).join(', ')}`, () => {
    expect(routeIds(from, to)).toEqual(steps);
  });
}

test('LTSC cannot be reached in place, so Enterprise is offered as the nearest', () => {
  const found = answer('home', 'enterprise-ltsc');
  expect(found.kind).toBe('none');
  if (found.kind === 'none') {
    expect(found.nearest.map(({to}) => to.id)).toEqual(['pro', 'enterprise']);
    expect(found.direct.methods[0]?.name).toBe('Clean installation');
  }
});

test('no route leads back to Home, because conflicting steps do not count', () => {
  expect(answer('pro', 'home').direct?.support).toBe('conflicting');
  for (const from of ['enterprise', 'education', 'pro-n']) {
    expect(answer(from, 'home').kind).toBe('none');
  }
});

test('there is no path between client and server', () => {
  for (const {from, to} of pairs) {
    if ((from.family === 'server') !== (to.family === 'server')) {
      expect(findPath(from, to)).toMatchObject({kind: 'none', nearest: []});
    }
  }
});

test('a route connects both installations without gaps, over possible steps only, and is the shortest', () => {
  const hops = (start: Installation): Map<string, number> => {
    const distances = new Map([[start.id, 0]]);
    for (const id of distances.keys()) {
      for (const target of installations) {
        if (
          !distances.has(target.id) &&
          possible.includes(directStep(get(id), target).support)
        ) {
          distances.set(target.id, distances.get(id)! + 1);
        }
      }
    }
    return distances;
  };
  for (const from of installations) {
    const distances = hops(from);
    for (const to of installations) {
      const found = findPath(from, to);
      const pair = `${from.id} > ${to.id}`;
      if (found.kind === 'route') {
        expect(found.steps[0]!.from.id, pair).toBe(from.id);
        expect(found.steps.at(-1)!.to.id, pair).toBe(to.id);
        found.steps.forEach((step, index) => {
          expect(possible, pair).toContain(step.support);
          expect(step.from.id).toBe(found.steps[index - 1]?.to.id ?? from.id);
        });
        expect(found.steps.length, pair).toBe(distances.get(to.id));
      } else if (found.kind === 'none') {
        expect(distances.has(to.id), pair).toBe(false);
      }
    }
  }
});

test('every pair has a sentence that names both installations, and text to copy', () => {
  for (const {from, to} of pairs) {
    const found = findPath(from, to);
    const {tone, text} = describePathAnswer(found, from, to);
    const pair = `${from.id} > ${to.id}`;
    expect(text, pair).toContain(from.name);
    expect(text, pair).toContain(to.name);
    expect(text, pair).toMatch(/\.$/);
    expect(tone === 'success', pair).toBe(
      found.kind === 'direct' && found.direct.support === 'yes',
    );
    expect(tone === 'danger', pair).toBe(
      found.kind === 'none' && found.direct.support === 'no',
    );
    const copied = writeAnswer(found, text, 'https://docs.example.org/x');
    expect(copied).toMatch(/^[^`{}]+$/);
    expect(copied).toContain(text.replaceAll('`', ''));
  }
});

test('every method has preparations and steps, with the edition filled in', () => {
  for (const {from, to} of pairs) {
    for (const step of stepsOf(findPath(from, to))) {
      for (const {prepare, steps} of step.methods) {
        expect(prepare.length).toBeGreaterThan(0);
        expect(steps.length).toBeGreaterThan(0);
        expect([...prepare, ...steps].join(' ')).not.toMatch(/[{}]|undefined/);
      }
    }
  }
});

test('a route with an unverified step is described as probable', () => {
  const [from, to] = [get('home-single-language'), get('enterprise')];
  expect(describePathAnswer(findPath(from, to), from, to).text).toContain(
    'probably',
  );
});

for (const [from, to, tone, text] of [
  ['home', 'pro', 'success', 'Home can become Pro without reinstalling.'],
  ['home', 'home-s', 'danger', 'Home cannot become Home in S mode in place.'],
  [
    'home',
    'server-essentials',
    'danger',
    'Home cannot become Windows Server Essentials in place. It takes a clean installation.',
  ],
  [
    'home',
    'home',
    'neutral',
    'Home is what you have already: nothing has to change.',
  ],
] as const) {
  test(`describes ${from} to ${to}: ${text}`, () => {
    const [start, end] = [get(from), get(to)];
    expect(describePathAnswer(findPath(start, end), start, end)).toEqual({
      tone,
      text,
    });
  });
}

test('every answer that is not a plain yes or no is a warning', () => {
  const kinds = new Set<string>();
  for (const {from, to} of pairs) {
    const found = findPath(from, to);
    const {tone, text} = describePathAnswer(found, from, to);
    if (found.kind === 'route') {
      expect(tone).toBe('warning');
      expect(text).toMatch(/ in (?:two|three|four|five): through [A-Z]/);
    } else if (
      found.kind !== 'same' &&
      !['yes', 'no'].includes(found.direct.support)
    ) {
      kinds.add(found.direct.support);
      expect(tone, text).toBe('warning');
    }
  }
  expect([...kinds].sort()).toEqual([
    'conflicting',
    'downgrade',
    'not-covered',
    'unverified',
  ]);
});
