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
import type {EditionPath} from '../../../src/data/editionPaths';
import {sources} from '../../../src/data/sources';

function name({from, to}: {from: string; to: string}): string {
  return `${from} > ${to}`;
}

/** The pairs that break a rule. */
function breaking(rule: (path: EditionPath) => boolean): string[] {
  return editionPaths.filter((path) => !rule(path)).map(name);
}

test('every ordered pair of client editions is listed exactly once', () => {
  const expected = clientEditions.flatMap((from) =>
    clientEditions.filter((to) => to !== from).map((to) => name({from, to})),
  );
  expect(editionPaths.map(name).sort()).toEqual(expected.sort());
});

test('the reverse of an upgrade is not an upgrade, nor of a downgrade a downgrade', () => {
  const fits = ({from, to, support}: EditionPath): boolean =>
    !['yes', 'downgrade'].includes(support) ||
    editionPaths.find((path) => path.from === to && path.to === from)
      ?.support !== support;
  expect(breaking(fits)).toEqual([]);
});

test('unverified paths of Home Single Language equal those of Home', () => {
  const facts = (path?: EditionPath): unknown[] => [
    path?.methods,
    path?.keeps,
    path?.restart,
  ];
  const assumed = editionPaths.filter(({support}) => support === 'unverified');
  expect(assumed).not.toEqual([]);
  for (const path of assumed) {
    const model = editionPaths.find(
      ({from, to}) => from === 'Home' && to === path.to,
    );
    expect(path.from).toBe('Home Single Language');
    expect(facts(path), path.to).toEqual(facts(model));
  }
});

test('no path leads to Enterprise LTSC, and the only known path of IoT Enterprise is LTSC to LTSC', () => {
  const fits = ({from, to, support}: EditionPath): boolean => {
    if (from === 'Enterprise LTSC' && to === 'IoT Enterprise LTSC') {
      return support === 'yes';
    }
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

test('a path that is not covered makes no claims', () => {
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

test('an uncertain path has a note that says why', () => {
  const fits = ({support, note}: EditionPath): boolean =>
    !['unverified', 'conflicting', 'not-covered'].includes(support) ||
    Boolean(note);
  expect(breaking(fits)).toEqual([]);
});

test('a path names each method once', () => {
  expect(
    breaking(({methods}) => new Set(methods).size === methods.length),
  ).toEqual([]);
});

test('every method and every wording of what is kept is used', () => {
  const methods = new Set(editionPaths.flatMap((path) => path.methods));
  const kept = new Set(editionPaths.map(({keeps}) => keeps));
  expect([...methods].sort()).toEqual(Object.keys(changeMethods).sort());
  expect([...kept].sort()).toEqual(Object.keys(keptData).sort());
});

test('every source of a client path was read', () => {
  expect(
    breaking(({sources: ids}) => ids.every((id) => sources[id].read)),
  ).toEqual([]);
});

test('the exits from S mode and the rules for N and KN have sources', () => {
  const unsourced = [...sModePaths, ...nKnRules].filter(
    ({sources: ids}) => ids.length === 0,
  );
  expect(unsourced).toEqual([]);
});

test('a server conversion is listed once', () => {
  const pairs = serverConversions.map(name);
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual(
    [],
  );
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
