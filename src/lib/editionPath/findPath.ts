/** Finds how to change one Windows installation into another, and what to do if that is impossible. */
import {
  changeMethods,
  editionPaths,
  keptData,
  nKnRules,
  sModePaths,
  serverConversions,
} from '../../data/editionPaths';
import type {
  ChangeMethod,
  EditionPath,
  PathSupport,
  ServerConversion,
} from '../../data/editionPaths';
import {changeInstructions} from '../../data/editionSteps';
import type {ChangeInstructions, OtherMethod} from '../../data/editionSteps';
import type {SourceId} from '../../data/sources';
import {installations} from './installations';
import type {Installation} from './installations';

/** A way to make the change. In all texts, backticks mark code. */
export interface Method extends ChangeInstructions {
  name: string;
}

/** A change from one installation to another. */
export interface PathStep {
  from: Installation;
  to: Installation;
  support: PathSupport;
  /** Best-known method first; empty if none is known. */
  methods: readonly Method[];
  /** What survives the change. */
  keeps: string;
  /** Whether Windows restarts. */
  restart: string;
  /** Limits, conflicts and reasons. */
  notes: readonly string[];
  /** Empty if no source covers the change. */
  sources: readonly SourceId[];
}

/**
 * The answer to a question:
 * - `same`: both installations are the same. If the license can change in place (Windows Server), `direct` says how;
 * - `direct`: one step; its `support` says how certain it is;
 * - `route`: `direct` is not possible, but `steps` get there one after another;
 * - `none`: not possible in place. `direct` says why and how to start over; `nearest` leads to a similar installation.
 */
export type PathAnswer =
  | {kind: 'same'; direct?: PathStep}
  | {kind: 'direct'; direct: PathStep}
  | {kind: 'route'; direct: PathStep; steps: readonly PathStep[]}
  | {kind: 'none'; direct: PathStep; nearest: readonly PathStep[]};

const restartTexts: Readonly<Record<EditionPath['restart'], string>> = {
  yes: 'Yes',
  no: 'No',
  'not-applicable': 'Does not apply',
  'not-stated': 'Not stated by Microsoft; expect one',
};

const otherMethodNames: Readonly<Record<OtherMethod, string>> = {
  'leave-s-mode': 'Microsoft Store switch page',
  'server-dism': '`DISM /Online /Set-Edition`',
  'server-key': '`slmgr /ipk`',
  'server-demote': 'A licensed domain controller takes over',
};

/** Ranks the steps that a route may use, to choose between routes of the same length. Lower is better. */
const penalties: Readonly<Partial<Record<PathSupport, number>>> = {
  yes: 0,
  downgrade: 1,
  unverified: 1,
};

/** Similar editions to offer if no path leads to the requested one. */
const similarEditions: Readonly<Record<string, string>> = {
  'Enterprise LTSC': 'Enterprise',
  'IoT Enterprise': 'Enterprise',
  'IoT Enterprise LTSC': 'Enterprise',
};

function method(
  id: ChangeMethod | OtherMethod,
  to: Installation,
  name = id in changeMethods
    ? changeMethods[id as ChangeMethod]
    : otherMethodNames[id as OtherMethod],
): Method {
  const {section, prepare, steps} = changeInstructions[id];
  const fill = (text: string): string => text.replaceAll('{to}', to.name);
  return {name, section, prepare: prepare.map(fill), steps: steps.map(fill)};
}

/** Whether the step is a clean installation. */
export function isCleanInstallation({methods}: PathStep): boolean {
  return methods[0]?.name === changeMethods['clean-installation'];
}

/** A step that is not in the tables: a clean installation, except for S mode, which cannot be installed by hand. */
function unlisted(
  from: Installation,
  to: Installation,
  support: 'no' | 'not-covered',
  note: string,
  sources: readonly SourceId[] = [],
): PathStep {
  return {
    from,
    to,
    support,
    methods: to.family === 's-mode' ? [] : [method('clean-installation', to)],
    keeps: keptData.nothing,
    restart: restartTexts['not-applicable'],
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
  const {support, methods, keeps, restart, note, sources} = path;
  const rule = from.family === 'n' ? nRule('within') : undefined;
  return {
    from,
    to,
    support,
    methods: methods.map((id) => method(id, to)),
    keeps: keptData[keeps],
    restart: restartTexts[restart],
    notes: [
      ...(note ? [note] : []),
      ...(rule ? [`${rule.change}: ${lowerFirst(rule.rule)}`] : []),
    ],
    sources: [...sources, ...(rule?.sources ?? [])],
  };
}

const nRule = (scope: 'within' | 'across') =>
  nKnRules.find((rule) => rule.scope === scope)!;

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

/** The step between an N or KN edition and the standard edition of the same name. */
function mediaStep(from: Installation, to: Installation): PathStep {
  const {rule, sources} = nRule('across');
  return {
    from,
    to,
    support: 'yes',
    methods: [method('in-place-setup', to)],
    keeps: keptData['personal-files'],
    restart: restartTexts['not-stated'],
    notes: [rule],
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
    keeps: paths.every(({keepsData}) => keepsData)
      ? keptData.everything
      : keptData.unknown,
    restart: restartTexts['not-stated'],
    notes: paths.map(({note}) => note),
    sources: paths.flatMap((path) => path.sources),
  };
}

/** The procedure for a conversion in the table, derived from the command in its text. */
function serverMethod({
  method: text,
}: ServerConversion): ChangeMethod | OtherMethod {
  if (text === changeMethods['clean-installation']) {
    return 'clean-installation';
  }
  if (text.includes('DISM')) {
    return 'server-dism';
  }
  return text.includes('slmgr') ? 'server-key' : 'server-demote';
}

const serverKept: Readonly<Record<ServerConversion['keepsData'], string>> = {
  yes: keptData.everything,
  no: keptData.nothing,
  'not-applicable': 'Does not apply: the directory moves to another server',
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
      "Not in Microsoft's table of conversions. `DISM /Online /Get-TargetEditions` on the server decides; an edition that it does not list needs a new installation.",
    );
  }
  const {isSupported, keepsData, sources} = conversion;
  return {
    from,
    to,
    support: isSupported ? 'yes' : 'no',
    methods: [method(serverMethod(conversion), to, conversion.method)],
    keeps: serverKept[keepsData],
    restart: isSupported
      ? restartTexts['not-stated']
      : restartTexts['not-applicable'],
    notes: isSupported
      ? []
      : [`${conversion.from} to ${conversion.to}: not supported.`],
    sources,
  };
}

/** The direct step between two different installations. Every pair has one; its `support` says if it is possible. */
export function directStep(from: Installation, to: Installation): PathStep {
  if ((from.family === 'server') !== (to.family === 'server')) {
    return unlisted(
      from,
      to,
      'no',
      'Windows and Windows Server are different products; neither becomes the other.',
    );
  }
  if (from.family === 'server') {
    return serverStep(from, to);
  }
  if (to.family === 's-mode') {
    return unlisted(
      from,
      to,
      'no',
      from.family === 's-mode'
        ? "Not in Microsoft's tables: S mode is left first."
        : 'Leaving S mode is one way: no path leads into it.',
      sModePaths.flatMap(({sources}) => sources),
    );
  }
  const isSameEdition = from.edition === to.edition;
  if (from.family === 's-mode') {
    return isSameEdition && to.family === 'client'
      ? leaveSMode(from, to)
      : unlisted(from, to, 'no', 'S mode has to be left first.');
  }
  if (from.family === to.family) {
    return clientStep(from, to)!;
  }
  return isSameEdition
    ? mediaStep(from, to)
    : unlisted(
        from,
        to,
        'no',
        'The edition and the media features do not change in one step.',
        nRule('across').sources,
      );
}

/** The shortest route of possible steps, or the one with the lowest penalty of several; empty if there is none. */
function findRoute(from: Installation, to: Installation): readonly PathStep[] {
  let fronts = new Map<string, {steps: readonly PathStep[]; penalty: number}>([
    [from.id, {steps: [], penalty: 0}],
  ]);
  const reached = new Set<string>([from.id]);
  while (fronts.size > 0) {
    const next: typeof fronts = new Map();
    for (const {steps, penalty} of fronts.values()) {
      const start = steps.at(-1)?.to ?? from;
      for (const target of installations) {
        if (reached.has(target.id)) {
          continue;
        }
        const step = directStep(start, target);
        const cost = penalties[step.support];
        const known = next.get(target.id);
        if (cost !== undefined && (!known || penalty + cost < known.penalty)) {
          next.set(target.id, {
            steps: [...steps, step],
            penalty: penalty + cost,
          });
        }
      }
    }
    const found = next.get(to.id);
    if (found) {
      return found.steps;
    }
    for (const id of next.keys()) {
      reached.add(id);
    }
    fronts = next;
  }
  return [];
}

/** How to change the first installation into the second, or why that is impossible and what is most similar. */
export function findPath(from: Installation, to: Installation): PathAnswer {
  if (from.id === to.id) {
    const isListed =
      from.family === 'server' &&
      serverStep(from, to).support !== 'not-covered';
    return isListed
      ? {kind: 'same', direct: serverStep(from, to)}
      : {kind: 'same'};
  }
  const direct = directStep(from, to);
  if (direct.support !== 'no' && direct.support !== 'not-covered') {
    return {kind: 'direct', direct};
  }
  const steps = findRoute(from, to);
  if (steps.length > 0) {
    return {kind: 'route', direct, steps};
  }
  const similar = installations.find(
    ({family, edition}) =>
      family === to.family && edition === similarEditions[to.edition],
  );
  return {
    kind: 'none',
    direct,
    nearest: similar && similar.id !== from.id ? findRoute(from, similar) : [],
  };
}
