/** Which chains of possible steps are worth offering. */
import type {PathStep} from './findPath';

interface RouteRule {
  /** Why nobody would take a route that breaks the rule. */
  reason: string;
  allows: (steps: readonly PathStep[]) => boolean;
}

const isUp = ({from, to, support}: PathStep): boolean =>
  (support === 'yes' || support === 'unverified') &&
  from.edition !== to.edition;

const isDown = ({support}: PathStep): boolean =>
  support === 'downgrade' || support === 'firmware';

/** To Enterprise is the only way out of LTSC that keeps apps, so it is worth its license. */
const isToOtherChannel = ({from}: PathStep): boolean =>
  from.edition === 'Enterprise LTSC';

export const routeRules: readonly RouteRule[] = [
  {
    reason:
      'Going up and then down buys a license for the edition between, only to give it up.',
    allows: (steps) =>
      !steps.some(
        (step, index) =>
          isUp(step) &&
          !isToOtherChannel(step) &&
          steps.slice(index + 1).some(isDown),
      ),
  },
  {
    reason:
      'If apps and settings go anyway, a clean installation with one license gets there, and a backup keeps the files.',
    allows: (steps) =>
      steps.length === 1 || steps.every(({keeps}) => keeps.amount !== 'files'),
  },
  {
    reason:
      'Licenses of Windows Server do not build on one another: the one for the edition between would be for nothing.',
    allows: (steps) =>
      steps.length === 1 || steps.every(({from}) => from.family !== 'server'),
  },
  {
    reason:
      'A step that works on some PCs only is an answer of its own, not part of a plan.',
    allows: (steps) =>
      steps.length === 1 || steps.every(({support}) => support !== 'firmware'),
  },
];

/** Whether no rule speaks against the route. */
export function isWorthwhile(steps: readonly PathStep[]): boolean {
  return routeRules.every(({allows}) => allows(steps));
}
