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
import {
  faultsOf,
  lineInModule,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

function name({from, to}: {from: string; to: string}): string {
  return `${from} > ${to}`;
}

const pairs: DataList<EditionPath> = {
  path: 'src/data/editionPaths.ts',
  name: 'editionPaths',
  entries: editionPaths,
  titleOf: name,
};

/** Fails with each pair that breaks a rule, and how to fix it. */
function expectPairs(...rule: RuleAndFix<EditionPath>): void {
  expectNoFaults(faultsOf(pairs, ...rule));
}

test('every ordered pair of client editions is listed exactly once', () => {
  const listed = editionPaths.map(name);
  const missing = clientEditions.flatMap((from) =>
    clientEditions
      .filter((to) => to !== from && !listed.includes(name({from, to})))
      .map((to) => ({
        path: pairs.path,
        line: lineInModule(pairs.path, [
          pairs.name,
          Math.max(
            editionPaths.findIndex((pair) => pair.from === from),
            0,
          ),
        ]),
        message: `the pair ${name({from, to})} is missing: add it under "From ${from}"`,
      })),
  );
  expectNoFaults([
    ...missing,
    ...faultsOf(
      pairs,
      (pair, index) => listed.indexOf(name(pair)) === index,
      'an entry above is the same pair: keep one of the two',
    ),
    ...faultsOf(
      pairs,
      ({from, to}) => (from as string) !== to,
      'both editions are the same: correct one',
    ),
  ]);
});

test('the reverse of an upgrade is not an upgrade, nor of a downgrade a downgrade', () => {
  expectPairs(
    ({from, to, support}) =>
      !['yes', 'downgrade'].includes(support) ||
      editionPaths.find((path) => path.from === to && path.to === from)
        ?.support !== support,
    ({support}) =>
      `the way back has the support "${support}" too: correct one of the two`,
    'support',
  );
});

test('unverified paths of Home Single Language equal those of Home', () => {
  expect(editionPaths.map(({support}) => support)).toContain('unverified');
  expectPairs(
    ({from, support}) =>
      support !== 'unverified' || from === 'Home Single Language',
    'only paths from Home Single Language may be unverified: choose another support',
    'support',
  );
  for (const field of ['methods', 'keeps', 'restart'] as const) {
    expectPairs(
      (path) => {
        const model = editionPaths.find(
          ({from, to}) => from === 'Home' && to === path.to,
        );
        return (
          path.support !== 'unverified' ||
          JSON.stringify(path[field]) === JSON.stringify(model?.[field])
        );
      },
      `an unverified path has the same "${field}" as the path from Home: copy it from there`,
      field,
    );
  }
});

test('no path leads to Enterprise LTSC, and the only known path of IoT Enterprise is LTSC to LTSC', () => {
  const supportOf = ({from, to}: EditionPath): PathSupport | null => {
    if (from === 'Enterprise LTSC' && to === 'IoT Enterprise LTSC') {
      return 'yes';
    }
    if (from.startsWith('IoT') || to.startsWith('IoT')) {
      return 'not-covered';
    }
    return to === 'Enterprise LTSC' ? 'no' : null;
  };
  expectPairs(
    (path) => [null, path.support].includes(supportOf(path)),
    (path) =>
      `the sources give this pair the support "${supportOf(path)}": write that, or change the rule in tests/unit/data/editionPaths.test.ts with a new source`,
    'support',
  );
});

test('an unsupported path is a clean installation that keeps nothing', () => {
  expectPairs(
    ({support, methods, keeps, restart}) =>
      support !== 'no' ||
      (methods.join() === 'clean-installation' &&
        keeps === 'nothing' &&
        restart === 'not-applicable'),
    'an unsupported path is a clean installation that keeps nothing: write ...notListed',
  );
});

test('a path that is not covered makes no claims', () => {
  expectPairs(
    ({support, methods, sources: ids, keeps, restart}) =>
      support !== 'not-covered' ||
      (methods.length === 0 &&
        ids.length === 0 &&
        keeps === 'unknown' &&
        restart === 'not-stated'),
    'a path that is not covered makes no claims: write ...notCovered',
  );
});

test('a supported path has a method other than reinstalling, and a source', () => {
  const isSupported = ({support}: EditionPath) =>
    !['no', 'not-covered'].includes(support);
  expectPairs(
    (path) =>
      !isSupported(path) ||
      (path.methods.length > 0 && !path.methods.includes('clean-installation')),
    'a supported path needs a method other than clean-installation: add it',
    'methods',
  );
  expectPairs(
    (path) => !isSupported(path) || path.sources.length > 0,
    'a supported path needs a source: name the article, or use ...notCovered',
    'sources',
  );
});

test('an uncertain path has a note that says why', () => {
  expectPairs(
    ({support, note}) =>
      !['unverified', 'conflicting', 'not-covered'].includes(support) ||
      Boolean(note),
    ({support}) => `the path is ${support}: add a "note" that says why`,
    'support',
  );
});

test('a path names each method once', () => {
  expectPairs(
    ({methods}) => new Set(methods).size === methods.length,
    'a method is listed twice: remove one of the two',
    'methods',
  );
});

test('every method and every wording of what is kept is used', () => {
  const methods = new Set(editionPaths.flatMap((path) => path.methods));
  const kept = new Set(editionPaths.map(({keeps}) => keeps));
  expect([...methods].sort()).toEqual(Object.keys(changeMethods).sort());
  expect([...kept].sort()).toEqual(Object.keys(keptData).sort());
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
