import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  blockedMoves,
  changeMethods,
  clientEditions,
  deviceEditions,
  editionPaths,
  keptData,
  nKnRules,
  serverConversions,
  type EditionPath,
} from '../../../src/data/editionPaths';
import {
  areDistinct,
  faultIn,
  testRules,
  type DataList,
} from '../../support/dataModule';
import {changeInstructions} from '../../../src/data/editionSteps';
import {projectDirectory} from '../../support/build';
import {expectNoFaults} from '../../support/faults';
import {allRoutes} from '../../support/routes';

function name({from, to}: {from: string; to: string}): string {
  return `${from} > ${to}`;
}

const pairs: DataList<EditionPath> = {
  path: 'src/data/editionPaths.ts',
  name: 'editionPaths',
  entries: editionPaths,
  titleOf: name,
};

test('every ordered pair of client editions is listed exactly once', () => {
  const listed = editionPaths.map(name);
  expect([...listed].sort()).toEqual(
    clientEditions
      .flatMap((from) =>
        clientEditions
          .filter((to) => to !== from)
          .map((to) => name({from, to})),
      )
      .sort(),
  );
});

test('every rule for blocked moves applies to a pair, and the last one to all', () => {
  const unused = blockedMoves.filter(
    ({reason}) => !editionPaths.some(({note}) => note === reason),
  );
  expect(unused.map(({reason}) => reason)).toEqual([]);
  expect(blockedMoves.at(-1)).toMatchObject({support: 'no'});
  expect([blockedMoves.at(-1)!.from, blockedMoves.at(-1)!.to]).toEqual([
    undefined,
    undefined,
  ]);
});

const isSupported = ({support}: EditionPath) =>
  !['no', 'not-covered'].includes(support);

/** An unverified path is like the one from Home. */
const isAsFromHome =
  (field: 'methods' | 'keeps' | 'restart') => (path: EditionPath) => {
    const model = editionPaths.find(
      ({from, to}) => from === 'Home' && to === path.to,
    );
    return (
      path.support !== 'unverified' ||
      JSON.stringify(path[field]) === JSON.stringify(model?.[field])
    );
  };
const homeFix = (field: string) =>
  `an unverified path has the same "${field}" as the path from Home: copy it from there`;

testRules(pairs, {
  support: {
    'the way back has the support "{support}" too: correct one of the two': ({
      from,
      to,
      support,
    }) =>
      !['yes', 'downgrade'].includes(support) ||
      editionPaths.find((path) => path.from === to && path.to === from)
        ?.support !== support,
    'this edition cannot change in place: write "no"': (path) =>
      path.support === 'no' ||
      !/Evaluation|Windows 11 SE|Windows 10 Team/.test(path.from + path.to),
    'the path is {support}: add a "note" that says why': ({support, note}) =>
      ['yes', 'downgrade'].includes(support) || Boolean(note),
    'only paths from variants of Home may be unverified: choose another support':
      ({from, support}) =>
        support !== 'unverified' ||
        ['Home Single Language', 'Home China'].includes(from),
  },
  methods: {
    'a supported path needs a method other than clean-installation: add it': (
      path,
    ) =>
      !isSupported(path) ||
      path.methods.some((method) => method !== 'clean-installation'),
    'a method is listed twice: remove one of the two': ({methods}) =>
      areDistinct(methods),
    [homeFix('methods')]: isAsFromHome('methods'),
  },
  keeps: {[homeFix('keeps')]: isAsFromHome('keeps')},
  restart: {[homeFix('restart')]: isAsFromHome('restart')},
  sources: {
    'a path needs a source: name the article': ({sources}) =>
      sources.length > 0,
  },
  entry: {
    'a path that is not possible is a clean installation that keeps nothing': (
      path,
    ) =>
      isSupported(path) ||
      (path.methods.join() ===
        (deviceEditions.includes(path.to) ? '' : 'clean-installation') &&
        path.keeps === 'nothing' &&
        path.restart === 'not-applicable'),
  },
});

test('every method and every wording of what is kept is used', () => {
  const methods = new Set(editionPaths.flatMap((path) => path.methods));
  // Only changes between N and standard editions, which the finder derives, keep personal files alone.
  const kept = new Set([
    ...editionPaths.map(({keeps}) => keeps),
    'personal-files',
  ]);
  expect(
    [...methods, 'in-place-setup']
      .filter((each, index, all) => all.indexOf(each) === index)
      .sort(),
  ).toEqual(Object.keys(changeMethods).sort());
  expect([...kept].sort()).toEqual(Object.keys(keptData).sort());
});

test('the rules for N and KN have sources', () => {
  expect(nKnRules.filter(({sources: ids}) => ids.length === 0)).toEqual([]);
});

test('a server conversion that is not supported offers another way', () => {
  const wrong = serverConversions.filter(
    ({isSupported, method, keepsData}) =>
      isSupported !== /DISM|slmgr|Setup/.test(method) ||
      isSupported !== (keepsData === 'yes'),
  );
  expect(wrong.map(name)).toEqual([]);
});

const page = readFileSync(
  path.join(projectDirectory, 'docs/change_windows_edition.md'),
  'utf8',
);

const faultAt = (keys: [string, ...(string | number)[]], fix: string) =>
  faultIn(
    'src/data/editionSteps.ts',
    ['changeInstructions', ...keys],
    `${keys[0]}: ${fix}`,
  );

test('each method links to a heading of the edition page or to another page', () => {
  expectNoFaults(
    Object.entries(changeInstructions).map(
      ([method, {section}]) =>
        !(section.startsWith('#')
          ? page.includes(`{${section}}`)
          : allRoutes.includes(section)) &&
        faultAt(
          [method, 'section'],
          `there is no ${section}: correct it, or give a heading of docs/change_windows_edition.md this id`,
        ),
    ),
  );
});

test('each method has sentences', () => {
  expectNoFaults(
    Object.entries(changeInstructions).flatMap(([method, {steps}]) =>
      steps.map(
        (text, index) =>
          !/^[A-Z].*\.$/.test(text) &&
          faultAt(
            [method, 'steps', index],
            'write a sentence with a capital letter and a period',
          ),
      ),
    ),
  );
});
