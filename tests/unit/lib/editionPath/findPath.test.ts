import {expect, test} from 'vitest';
import {
  changeMethods,
  editionPaths,
  keptData,
  sModePaths,
  serverConversions,
  serverInstallations,
} from '../../../../src/data/editionPaths';
import {
  describeCost,
  describePathAnswer,
} from '../../../../src/lib/editionPath/describePath';
import {replyOf} from '../../../../src/lib/answer/card';
import {pathCard} from '../../../../src/lib/editionPath/pathCard';
import {
  directStep,
  findPath,
  type PathAnswer,
} from '../../../../src/lib/editionPath/findPath';
import {
  findInstallation,
  installations,
  type Installation,
} from '../../../../src/lib/editionPath/installations';

const pairs = installations.flatMap((from) =>
  installations.map((to) => {
    const found = findPath(from, to);
    const {tone, text} = describePathAnswer(found, from, to);
    const pair = `${from.id} > ${to.id}`;
    return {from, to, pair, found, tone, text, steps: found.steps};
  }),
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
    const [from, to] = [path.from, path.to].map((edition) =>
      installations.find(({name}) => name === edition)!,
    ) as [Installation, Installation];
    const {direct, kind} = findPath(from, to);
    const pair = `${path.from} > ${path.to}`;
    expect(direct?.support, pair).toBe(path.support);
    expect(
      direct?.methods.map(({name}) => name),
      pair,
    ).toEqual(path.methods.map((method) => changeMethods[method]));
    expect(direct?.keeps, pair).toEqual(keptData[path.keeps]);
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
        expect(found, pair).toEqual({kind: 'same', steps: []});
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

test('Setup goes across N where the article on paths lists the change, in one step', () => {
  for (const [from, to] of [
    ['home-n', 'pro'],
    ['pro', 'enterprise-n'],
    ['enterprise-n', 'education'],
  ] as const) {
    expect(answer(from, to).kind, `${from} > ${to}`).toBe('direct');
  }
  // These are in the article on editions only, which says nothing of N to standard.
  for (const [from, to] of [
    ['home-n', 'pro-for-workstations'],
    ['enterprise-n', 'pro'],
  ] as const) {
    expect(answer(from, to).kind, `${from} > ${to}`).toBe('none');
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

test.each([
  ['home', 'pro', 'enterprise'],
  ['home-s', 'home', 'pro'],
  ['enterprise-ltsc', 'enterprise', 'pro'],
  ['home-s', 'home', 'pro', 'enterprise'],
  ['enterprise-s', 'enterprise', 'pro'],
])('the route from %s is through %s', (...steps) => {
  expect(routeIds(steps[0]!, steps.at(-1)!)).toEqual(steps);
});

test('LTSC cannot be reached in place, so Enterprise is offered as the nearest', () => {
  const found = answer('home', 'enterprise-ltsc');
  expect(found.kind).toBe('none');
  if (found.kind === 'none') {
    expect(found.nearest?.id).toBe('enterprise');
    expect(found.direct?.methods[0]?.name).toBe('Clean installation');
  }
});

test('no route leads back to Home, because conflicting steps do not count', () => {
  for (const from of ['pro', 'pro-n']) {
    expect(answer(from, 'home').direct?.support).toBe('conflicting');
  }
  for (const from of ['enterprise', 'education', 'enterprise-n']) {
    expect(answer(from, 'home').kind).toBe('none');
  }
});

test('there is no path between client and server', () => {
  for (const {from, to, found} of pairs) {
    if ((from.family === 'server') !== (to.family === 'server')) {
      expect(found).toMatchObject({kind: 'none', nearest: undefined});
    }
  }
});

test('a route is never one that nobody would take', () => {
  for (const {from, pair, found} of pairs) {
    if (found.kind === 'route') {
      const supports = found.steps.map(({support}) => support);
      const ways = found.steps.map(({methods}) => methods[0]!.id);
      const down = supports.indexOf('downgrade');
      // The license for the edition between would be bought to be given up.
      expect(
        supports
          .slice(0, Math.max(down, 0))
          .filter(
            (_, index) =>
              !['setup-pkey', 'leave-s-mode'].includes(ways[index]!),
          ),
        pair,
      ).toEqual([]);
      expect(
        found.steps.map(({keeps}) => keeps.amount),
        pair,
      ).not.toContain('files');
      expect(from.family, pair).not.toBe('server');
    }
  }
  for (const [from, to] of [
    ['pro-for-workstations', 'pro-education-n'],
    ['pro-education', 'pro'],
    ['pro-education', 'pro-for-workstations'],
    ['home', 'home-n'],
    ['server-essentials', 'server-datacenter-desktop-experience'],
  ] as const) {
    expect(answer(from, to).kind, `${from} > ${to}`).not.toBe('route');
  }
});

test('Azure Edition is reached with Setup of a newer version, and Essentials becomes Standard with DISM', () => {
  expect(
    answer('server-datacenter-core', 'server-datacenter-azure-edition').direct,
  ).toMatchObject({support: 'yes', methods: [{id: 'server-setup'}]});
  expect(
    answer('server-essentials', 'server-standard-desktop-experience').direct,
  ).toMatchObject({support: 'yes', methods: [{id: 'server-dism'}]});
});

test('for every pair, the sentence says what the facts below it say', () => {
  const order = ['nothing', 'files', 'switch', 'all'];
  for (const {pair, text, steps} of pairs.filter(
    ({found}) => found.kind !== 'same',
  )) {
    const least = Math.min(
      ...steps.map(({keeps}) => order.indexOf(keeps.amount)),
    );
    expect(text.includes('without reinstalling'), pair).toBe(
      order[least] === 'all',
    );
    expect(text.includes('apps and settings are removed'), pair).toBe(
      order[least] === 'files',
    );
    expect(text.includes('/pkey'), pair).toBe(order[least] === 'switch');
    const firstWays = steps.map(({methods}) => methods[0]?.id);
    const mayInstall =
      firstWays.includes('clean-installation') ||
      steps[0]!.support === 'firmware';
    expect(text.includes('clean installation'), pair).toBe(mayInstall);
    if (order[least] === 'nothing') {
      expect(text, pair).not.toMatch(/\bcan (?:probably )?become\b/);
    }
  }
});

test('every pair has an answer: what to do or where else to go, what it costs, and a source for each step', () => {
  for (const {pair, steps} of pairs.filter(
    ({found, steps}) => found.kind !== 'same' || steps.length > 0,
  )) {
    for (const step of steps) {
      expect(step.sources.length, pair).toBeGreaterThan(0);
      expect(step.methods.length + step.notes.length, pair).toBeGreaterThan(0);
    }
    const cost = describeCost(steps);
    expect(cost === undefined, pair).toBe(steps[0]!.methods.length === 0);
    if (cost !== undefined) {
      expect(cost, pair).toMatch(
        /^(?:none|(?:one|two|three) licenses?, for |the license for )[^\n]+\.$/,
      );
      const bought = cost.startsWith('none')
        ? []
        : steps.filter(({methods}) => methods[0]!.needs === 'target');
      for (const step of bought) {
        expect(cost, pair).toContain(step.to.name);
      }
    }
  }
});

test('every pair has a sentence that names both installations, and text to copy', () => {
  for (const {from, to, pair, found, tone, text, steps} of pairs) {
    expect(text, pair).toContain(from.name);
    expect(text, pair).toContain(to.name);
    expect(text, pair).toMatch(/\.$/);
    // An answer isn't an error, even if the edition cannot be reached.
    expect(tone, pair).not.toBe('danger');
    expect(tone === 'success', pair).toBe(
      found.kind !== 'same' &&
        found.kind !== 'none' &&
        steps.every(
          ({support, keeps}) =>
            keeps.amount === 'all' &&
            (support === 'yes' ||
              (found.kind === 'route' && support === 'downgrade')),
        ),
    );
    const copied = replyOf([pathCard(found, from, to)], {
      address: (path) => path,
    });
    expect(copied).toMatch(/^[^`{}]+$/);
    expect(copied.replace('\n', '. ')).toContain(
      text.replaceAll('`', '').replace(/\.$/, ''),
    );
  }
});

test('every method has preparations and steps, with the edition filled in', () => {
  const methods = pairs.flatMap(({steps}) =>
    steps.flatMap((step) => step.methods),
  );
  for (const {prepare, steps} of methods) {
    expect(prepare.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(0);
    expect([...prepare, ...steps].join(' ')).not.toMatch(/[{}]|undefined/);
  }
});

test.each([
  [
    'server-essentials',
    'Microsoft offers no way in place from Home to Windows Server Essentials. It takes a clean installation. Save your files first: nothing stays.',
  ],
  [
    'home',
    'Home is what you have already: nothing has to change. For another license of the same edition, enter its key in Settings.',
  ],
])('describes the way from Home to %s, in no color', (to, text) => {
  expect(
    describePathAnswer(answer('home', to), get('home'), get(to)),
  ).toMatchObject({tone: 'neutral', text});
  expect(
    pathCard(answer('home', 'home'), get('home'), get('home')).plans,
  ).toEqual([]);
});

test('a command, and what changes many PCs, is for administrators', () => {
  const [from, to] = [get('pro'), get('enterprise')];
  const {forAdmins} = pathCard(findPath(from, to), from, to);
  expect(forAdmins!.links.map(({to: link}) => link)).toEqual([
    '/change_windows_edition#change-with-a-command',
    '/change_windows_edition#change-many-pcs',
  ]);
});

test('each way in place from an evaluation of Windows Server excepts domain controllers, in its sentence and its notes', () => {
  const ways = pairs.filter(
    ({from, found}) =>
      from.family === 'server' &&
      from.id.includes('-evaluation') &&
      possible.includes(found.steps[0]?.support ?? 'no'),
  );
  expect(ways.length).toBeGreaterThan(3);
  for (const {pair, text, steps} of ways) {
    expect.soft(text, pair).toContain('unless it is a domain controller');
    expect
      .soft(steps[0]!.notes.join(), pair)
      .toContain('Not while the server is a domain controller');
  }
});
