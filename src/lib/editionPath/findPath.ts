/** Finds how to change one Windows installation into another, and what to do if that is impossible. */
import {
  changeMethods,
  deviceEditions,
  editionPaths,
  keptData,
  nKnRules,
  sModePaths,
  serverConversions,
  similarEditions,
} from '../../data/editionPaths';
import type {
  ChangeMethod,
  EditionPath,
  KeptAmount,
  PathSupport,
  ServerConversion,
} from '../../data/editionPaths';
import {changeInstructions} from '../../data/editionSteps';
import type {ChangeInstructions, OtherMethod} from '../../data/editionSteps';
import type {SourceId} from '../../data/sources';
import {lowerFirst} from '../text/sentences';
import {installations} from './installations';
import type {Installation} from './installations';

/** A way to make the change. In all texts, backticks mark code. */
export interface Method extends Required<ChangeInstructions> {
  id: ChangeMethod | OtherMethod;
  name: string;
}

/** What survives a change. */
export interface Kept {
  amount: KeptAmount;
  sentence: string;
}

/** A change from one installation to another. */
export interface PathStep {
  from: Installation;
  to: Installation;
  support: PathSupport;
  /** Best-known method first; empty if nobody can install the target. */
  methods: readonly Method[];
  keeps: Kept;
  restart: EditionPath['restart'];
  /** Limits, conflicts and reasons. */
  notes: readonly string[];
  /** What only matters to who manages many PCs. */
  forAdmins?: string;
  sources: readonly SourceId[];
}

/**
 * The answer to a question:
 * - `same`: both installations are the same. If the license can change in place (Windows Server), `direct` says how;
 * - `direct`: one step; its `support` says how certain it is;
 * - `route`: `direct` is not possible, but `steps` get there one after another;
 * - `none`: not possible in place. `direct` says why and how to start over; `nearest` is a similar installation that steps lead to.
 */
export interface PathAnswer {
  kind: 'same' | 'direct' | 'route' | 'none';
  direct?: PathStep;
  /** What to show: all steps of a route, otherwise the direct one. */
  steps: readonly PathStep[];
  nearest?: Installation;
}

function method(
  id: ChangeMethod | OtherMethod,
  to: Installation,
  name: string,
): Method {
  const {
    needs = 'target',
    prepare,
    steps,
    ...instructions
  } = changeInstructions[id];
  const fill = (text: string): string => text.replaceAll('{to}', to.name);
  return {
    ...instructions,
    needs,
    id,
    name,
    prepare: prepare.map(fill),
    steps: steps.map(fill),
  };
}

const changeMethod = (id: ChangeMethod, to: Installation): Method =>
  method(id, to, changeMethods[id]);

/** Whether the step is a clean installation. */
export function isCleanInstallation({methods}: PathStep): boolean {
  return methods[0]?.id === 'clean-installation';
}

/** Whether the installation comes only with its device. */
const isBoundToDevice = ({family, edition}: Installation): boolean =>
  family === 's-mode' ||
  (family === 'client' && deviceEditions.includes(edition));

/** A step that is not in the tables: a clean installation, if the target can be installed at all. */
function unlisted(
  from: Installation,
  to: Installation,
  support: 'no' | 'not-covered',
  note: string,
  sources: readonly SourceId[],
): PathStep {
  return {
    from,
    to,
    support,
    methods: isBoundToDevice(to)
      ? []
      : [changeMethod('clean-installation', to)],
    keeps: keptData.nothing,
    restart: 'not-applicable',
    notes: [note],
    sources,
  };
}

function clientStep(
  from: Installation,
  to: Installation,
): PathStep | undefined {
  const path = editionPaths.find(
    (each) => each.from === from.edition && each.to === to.edition,
  );
  if (!path) {
    return undefined;
  }
  const {support, methods, keeps, restart, note, forAdmins, sources} = path;
  const isWithin = from.family === 'n' && to.family === 'n';
  const rule = isWithin ? nRule('within') : undefined;
  return {
    from,
    to,
    support,
    methods: methods.map((id) => changeMethod(id, to)),
    keeps: keptData[keeps],
    restart,
    notes: [
      ...(note ? [note] : []),
      ...(rule ? [`${rule.change}: ${lowerFirst(rule.rule)}`] : []),
    ],
    forAdmins,
    sources: [...sources, ...(rule?.sources ?? [])],
  };
}

const nRule = (scope: 'within' | 'across') =>
  nKnRules.find((rule) => rule.scope === scope)!;

/** The changes that the article on paths lists between the standard editions, so that they apply across N too. */
const pathsAcross = editionPaths.filter(
  ({support, keeps, sources}) =>
    support === 'yes' &&
    keeps === 'everything' &&
    sources.includes('ms-upgrade-paths'),
);

/** Between an N or KN edition and a standard edition: Setup to the same one, or to one that Microsoft's paths lead to. */
function acrossStep(from: Installation, to: Installation): PathStep {
  const {instead, sources} = nRule('across');
  const path = clientStep(from, to);
  const isListed = pathsAcross.some(
    (each) => each.from === from.edition && each.to === to.edition,
  );
  if (path && !isListed) {
    return path.keeps.amount === 'nothing'
      ? path
      : unlisted(
          from,
          to,
          'no',
          'The edition and the media features do not change in one step. In two, personal files may stay, but each step needs a license.',
          sources,
        );
  }
  const isNamed = pathsAcross.some((each) =>
    [each.from, each.to].some((edition) => edition === from.edition),
  );
  return {
    from,
    to,
    support: isNamed ? 'yes' : 'unverified',
    methods: [changeMethod('in-place-setup', to)],
    keeps: keptData['personal-files'],
    restart: 'yes',
    notes: from.family === 'n' && instead ? [instead] : [],
    sources,
  };
}

function leaveSMode(from: Installation, to: Installation): PathStep {
  const paths = sModePaths.filter(({editions}) =>
    editions.some((edition) => edition === from.edition),
  );
  const names = [...new Set(paths.flatMap((path) => path.methods))];
  return {
    from,
    to,
    support: 'yes',
    methods: names.map((name) => method('leave-s-mode', to, name)),
    keeps: keptData.everything,
    restart: 'not-stated',
    notes: paths.map(({note}) => note),
    sources: paths.flatMap((path) => path.sources),
  };
}

const serverKept: Readonly<Record<ServerConversion['keepsData'], Kept>> = {
  yes: keptData.everything,
  no: keptData.nothing,
  'not-applicable': {
    amount: 'nothing',
    sentence: 'The directory moves to another server.',
  },
};

function serverStep(from: Installation, to: Installation): PathStep {
  const conversion = serverConversions.find(({pairs}) =>
    pairs.some(
      ([start, target]) => start === from.edition && target === to.edition,
    ),
  );
  if (!conversion) {
    return unlisted(
      from,
      to,
      'not-covered',
      "Not among Microsoft's conversions. `DISM /Online /Get-TargetEditions` on the server decides; an edition that it does not list needs a new installation.",
      ['ms-server-conversion'],
    );
  }
  const {isSupported, restart, keepsData, way, note, sources} = conversion;
  return {
    from,
    to,
    support: isSupported ? 'yes' : 'no',
    methods: [method(way, to, conversion.method)],
    keeps: serverKept[keepsData],
    restart: restart ?? (isSupported ? 'not-stated' : 'not-applicable'),
    notes: [
      note ??
        (isSupported
          ? []
          : `${conversion.from} to ${conversion.to}: not supported.`),
    ].flat(),
    sources,
  };
}

const sModeSources = sModePaths.flatMap(({sources}) => sources);

/** What rules out a change, and who says so. The first that holds counts. */
const refusalsOf = (
  from: Installation,
  to: Installation,
): readonly (readonly [boolean, string, readonly SourceId[]])[] => [
  [
    (from.family === 'server') !== (to.family === 'server'),
    'Windows and Windows Server are different products. Neither can become the other.',
    [from.family === 'server' ? 'ms-server-conversion' : 'ms-edition-upgrades'],
  ],
  [
    from.family === 's-mode' && to.family === 's-mode',
    "Not in Microsoft's tables: S mode is left first.",
    sModeSources,
  ],
  [
    to.family === 's-mode',
    'Windows cannot switch into S mode. On a PC that came with it, only a bare-metal recovery to the factory state, which erases the drive, brings it back.',
    sModeSources,
  ],
  [
    from.family === 's-mode' &&
      (from.edition !== to.edition || to.family !== 'client'),
    'S mode has to be left first.',
    sModeSources,
  ],
];

/** The direct step between two different installations. Every pair has one; its `support` says if it is possible. */
export function directStep(from: Installation, to: Installation): PathStep {
  const refusal = refusalsOf(from, to).find(([holds]) => holds);
  if (refusal) {
    const [, note, sources] = refusal;
    return unlisted(from, to, 'no', note, sources);
  }
  switch (from.family) {
    case 'server':
      return serverStep(from, to);
    case 's-mode':
      return leaveSMode(from, to);
    default:
      return from.family === to.family
        ? clientStep(from, to)!
        : acrossStep(from, to);
  }
}

/** Whether the step is certain enough to continue from. */
const isLikely = ({support}: PathStep): boolean =>
  ['yes', 'downgrade', 'unverified'].includes(support);

/**
 * Whether a chain may contain the step. Licenses of Windows Server don't build on one another. If a step
 * loses the apps, a clean installation with one license is enough.
 */
const isPartOfChains = (step: PathStep): boolean =>
  isLikely(step) &&
  step.from.family !== 'server' &&
  step.keeps.amount !== 'files';

/** Whether the step needs another license on top of the first. A step to Enterprise is the only way out of LTSC. */
const isUp = ({from, to, support}: PathStep): boolean =>
  support !== 'downgrade' &&
  from.edition !== to.edition &&
  from.edition !== 'Enterprise LTSC';

/** The steps from each installation that chains may contain, found once. */
const chainSteps = new Map<string, readonly PathStep[]>();

function chainStepsFrom(from: Installation): readonly PathStep[] {
  const steps =
    chainSteps.get(from.id) ??
    installations
      .filter(({id}) => id !== from.id)
      .map((to) => directStep(from, to))
      .filter(isPartOfChains);
  chainSteps.set(from.id, steps);
  return steps;
}

/** The shortest chain of steps; empty if there is none. */
function findChain(from: Installation, to: Installation): readonly PathStep[] {
  let chains: readonly (readonly PathStep[])[] = [[]];
  while (chains.length > 0) {
    chains = chains.flatMap((chain) =>
      chainStepsFrom(chain.at(-1)?.to ?? from)
        .filter((step) => chain.every((each) => each.from.id !== step.to.id))
        // Nobody buys a license and gives it up in the next step.
        .filter(({support}) => support !== 'downgrade' || !chain.some(isUp))
        .map((step) => [...chain, step]),
    );
    const found = chains.find((chain) => chain.at(-1)!.to.id === to.id);
    if (found) {
      return found;
    }
  }
  return [];
}

/** How to change the first installation into the second, or why that is impossible and what is most similar. */
export function findPath(from: Installation, to: Installation): PathAnswer {
  if (from.id === to.id) {
    const step = from.family === 'server' && serverStep(from, to);
    const isListed = step && step.support !== 'not-covered';
    return isListed
      ? {kind: 'same', direct: step, steps: [step]}
      : {kind: 'same', steps: []};
  }
  const direct = directStep(from, to);
  if (direct.support !== 'no' && direct.support !== 'not-covered') {
    return {kind: 'direct', direct, steps: [direct]};
  }
  const steps = findChain(from, to);
  if (steps.length > 0) {
    return {kind: 'route', direct, steps};
  }
  const similar = installations.find(
    ({id, family, edition}) =>
      id !== from.id &&
      family === to.family &&
      edition === similarEditions[to.edition],
  );
  const isReached =
    similar &&
    (isLikely(directStep(from, similar)) ||
      findChain(from, similar).length > 0);
  return {
    kind: 'none',
    direct,
    steps: [direct],
    nearest: isReached ? similar : undefined,
  };
}
