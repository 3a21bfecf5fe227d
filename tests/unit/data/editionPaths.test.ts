import {expect, test} from 'vitest';
import {
  changeMethods,
  clientEditions,
  editionPaths,
  keptData,
  nKnRules,
  sModePaths,
  serverConversions,
} from '../../../src/data/editionPaths';
import type {EditionPath, PathSupport} from '../../../src/data/editionPaths';
import {sources} from '../../../src/data/sources';

function name({from, to}: {from: string; to: string}): string {
  return `${from} > ${to}`;
}

/** The pairs that break a rule. */
function breaking(rule: (path: EditionPath) => boolean): string[] {
  return editionPaths.filter((path) => !rule(path)).map(name);
}

function pairsWith(support: PathSupport): string[] {
  return editionPaths
    .filter((path) => path.support === support)
    .map(name)
    .sort();
}

test('every ordered pair of the ten client editions is there exactly once', () => {
  const expected = clientEditions.flatMap((from) =>
    clientEditions.filter((to) => to !== from).map((to) => name({from, to})),
  );
  expect(expected).toHaveLength(90);
  expect(editionPaths.map(name).sort()).toEqual(expected.sort());
});

test("the upgrades are those of Microsoft's table, and leaving LTSC", () => {
  expect(pairsWith('yes')).toEqual(
    [
      'Home > Pro',
      'Home > Pro for Workstations',
      'Home > Pro Education',
      'Home > Education',
      'Pro > Pro for Workstations',
      'Pro > Pro Education',
      'Pro > Education',
      'Pro > Enterprise',
      'Pro for Workstations > Pro Education',
      'Pro for Workstations > Education',
      'Pro for Workstations > Enterprise',
      'Pro Education > Education',
      'Enterprise > Education',
      'Enterprise LTSC > Enterprise',
    ].sort(),
  );
});

test("the downgrades are those of Microsoft's table, and Education to Enterprise", () => {
  expect(pairsWith('downgrade')).toEqual(
    [
      'Enterprise > Pro',
      'Enterprise > Pro for Workstations',
      'Enterprise > Pro Education',
      'Education > Pro',
      'Education > Pro for Workstations',
      'Education > Pro Education',
      'Education > Enterprise',
    ].sort(),
  );
});

test('Home Single Language follows Home wherever it is only assumed', () => {
  const upgrade = (from: string): (EditionPath | undefined)[] =>
    ['Pro', 'Pro Education', 'Pro for Workstations', 'Education'].map((to) =>
      editionPaths.find((path) => path.from === from && path.to === to),
    );
  const facts = (path?: EditionPath): unknown[] => [
    path?.methods,
    path?.keeps,
    path?.restart,
  ];
  expect(upgrade('Home Single Language').map(facts)).toEqual(
    upgrade('Home').map(facts),
  );
  expect(pairsWith('unverified')).toHaveLength(4);
});

test('no path leads into LTSC, and every path of IoT Enterprise is left open', () => {
  const fits = ({from, to, support}: EditionPath): boolean => {
    if (from.startsWith('IoT') || to.startsWith('IoT')) {
      return support === 'not-covered';
    }
    return to !== 'Enterprise LTSC' || support === 'no';
  };
  expect(breaking(fits)).toEqual([]);
});

test('an unsupported path is a clean installation that keeps nothing', () => {
  const fits = ({support, methods, keeps, restart}: EditionPath): boolean =>
    support !== 'no' ||
    (methods.join() === 'clean-installation' &&
      keeps === 'nothing' &&
      restart === 'not-applicable');
  expect(breaking(fits)).toEqual([]);
});

test('a path that was not covered claims nothing', () => {
  const fits = (path: EditionPath): boolean =>
    path.support !== 'not-covered' ||
    (path.methods.length === 0 &&
      path.sources.length === 0 &&
      path.keeps === 'unknown' &&
      path.restart === 'not-stated');
  expect(breaking(fits)).toEqual([]);
});

test('a supported path has a method other than reinstalling, and a source', () => {
  const fits = ({support, methods, sources: ids}: EditionPath): boolean =>
    ['no', 'not-covered'].includes(support) ||
    (methods.length > 0 &&
      !methods.includes('clean-installation') &&
      ids.length > 0);
  expect(breaking(fits)).toEqual([]);
});

test('a doubtful path says in a note what is doubtful', () => {
  const fits = ({support, note}: EditionPath): boolean =>
    !['unverified', 'conflicting', 'not-covered'].includes(support) ||
    Boolean(note);
  expect(pairsWith('conflicting')).toEqual(['Pro > Home']);
  expect(breaking(fits)).toEqual([]);
});

test('a path names each method once', () => {
  expect(
    breaking(({methods}) => new Set(methods).size === methods.length),
  ).toEqual([]);
});

test('every method and every wording of what stays is used', () => {
  const methods = new Set(editionPaths.flatMap((path) => path.methods));
  const kept = new Set(editionPaths.map(({keeps}) => keeps));
  expect([...methods].sort()).toEqual(Object.keys(changeMethods).sort());
  expect([...kept].sort()).toEqual(Object.keys(keptData).sort());
});

test('every named source of a client path was read', () => {
  expect(
    breaking(({sources: ids}) => ids.every((id) => sources[id].read)),
  ).toEqual([]);
});

test('S mode has two exits and N and KN two rules, each with sources', () => {
  expect(sModePaths).toHaveLength(2);
  expect(nKnRules).toHaveLength(2);
  const unsourced = [...sModePaths, ...nKnRules].filter(
    ({sources: ids}) => ids.length === 0,
  );
  expect(unsourced).toEqual([]);
});

test('the 13 server conversions are all different', () => {
  expect(serverConversions).toHaveLength(13);
  expect(new Set(serverConversions.map(name)).size).toBe(13);
});

test('a server conversion that is not supported offers another way', () => {
  const wrong = serverConversions.filter(
    ({isSupported, method, keepsData}) =>
      isSupported !== /DISM|slmgr/.test(method) ||
      isSupported !== (keepsData === 'yes'),
  );
  expect(wrong.map(name)).toEqual([]);
});

test('backticks come in pairs', () => {
  const texts = [
    ...Object.values(changeMethods),
    ...Object.values(keptData),
    ...editionPaths.map(({note = ''}) => note),
    ...serverConversions.map(({method}) => method),
  ];
  expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
});

test('the only product key is the placeholder', () => {
  const text = JSON.stringify([editionPaths, sModePaths, serverConversions]);
  const keys = text.match(/\b[A-Z0-9]{5}(-[A-Z0-9]{5}){4}\b/g) ?? [];
  expect([...new Set(keys)]).toEqual(['XXXXX-XXXXX-XXXXX-XXXXX-XXXXX']);
});
