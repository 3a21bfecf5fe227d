/** Describes the answer of the path finder in sentences. */
import {
  deviceEditions,
  licenseTerms,
  preinstalledEditions,
  type LicenseTerms,
  type PathSupport,
} from '../../data/editionPaths';
import type {Judgment} from '../answer/card';
import {listed} from '../text/sentences';
import {isCleanInstallation} from './findPath';
import type {Kept, PathAnswer, PathStep} from './findPath';
import {fullEditionOf, type Installation} from './installations';

const numerals = ['no', 'one', 'two', 'three', 'four'] as const;

/** How a sentence about a change ends, by how much survives; least first. */
const keptEnds = {
  nothing: ' without reinstalling.',
  files: ' with Setup.',
  switch: ' with Setup.',
  all: ' without reinstalling.',
};

const restartSentences: Readonly<Record<PathStep['restart'], string>> = {
  yes: 'It takes a restart.',
  'not-stated': "It probably takes a restart; Microsoft doesn't say.",
  no: 'It usually takes no restart.',
  'not-applicable': '',
};

/** Of all steps, the one that comes first in an order. */
const firstIn = <Value extends string>(
  order: Readonly<Record<Value, string>>,
  steps: readonly PathStep[],
  valueOf: (step: PathStep) => Value,
): PathStep =>
  [...steps].sort(
    (one, other) =>
      Object.keys(order).indexOf(valueOf(one)) -
      Object.keys(order).indexOf(valueOf(other)),
  )[0]!;

/** What survives all steps: the step that keeps the least decides. */
const keptBy = (steps: readonly PathStep[]): Kept =>
  firstIn(keptEnds, steps, ({keeps}) => keeps.amount).keeps;

const keptEnd = (steps: readonly PathStep[]) => keptEnds[keptBy(steps).amount];

/** What it means for the person whose PC it is: what stays, and whether there is a restart. */
function describeMeaning(steps: readonly PathStep[]): string {
  const isBound = steps.some(({methods}) => methods.length === 0);
  if (steps.length === 0 || isBound) {
    return '';
  }
  const {restart} = firstIn(restartSentences, steps, (step) => step.restart);
  return `${keptBy(steps).sentence} ${restartSentences[restart]}`.trim();
}

/** What there is instead of a change. */
function describeImpossible(step: PathStep): string {
  if (isCleanInstallation(step)) {
    return 'It takes a clean installation.';
  }
  return step.methods.length > 0
    ? 'A second, licensed server takes over.'
    : 'It comes with its device only.';
}

/** What one step is, by how certain it is. `end` is how a sentence about a change ends. */
const directTexts: Readonly<
  Record<PathSupport, (from: string, to: string, end: string) => string>
> = {
  yes: (from, to, end) => `${from} can become ${to}${end}`,
  downgrade: (from, to, end) => `${from} can go down to ${to}${end}`,
  firmware: (from, to, end) =>
    `${from} can return to ${to}${end.replace('.', '')} if this PC came with ${to}. Otherwise it takes a clean installation.`,
  unverified: (from, to, end) => `${from} can probably become ${to}${end}`,
  conflicting: (from, to) =>
    `Plan for a clean installation to change ${from} to ${to}. Two Microsoft articles disagree on the direct change.`,
  'not-covered': (from, to) =>
    `Microsoft describes no change from ${from} to ${to}. Plan for a clean installation, unless DISM lists it as a target on your PC.`,
  no: (from, to) => `Microsoft offers no way in place from ${from} to ${to}.`,
};

function describeDirect(step: PathStep): Judgment {
  const {from, to, support, keeps} = step;
  const text = directTexts[support](from.name, to.name, keptEnd([step]));
  if (support === 'no') {
    return {tone: 'neutral', text: `${text} ${describeImpossible(step)}`};
  }
  if (support === 'not-covered') {
    return {tone: 'neutral', text};
  }
  const isSure = support === 'yes';
  const isEvaluation = from.family === 'server' && fullEditionOf(from);
  return {
    tone: isSure && keeps.amount === 'all' ? 'success' : 'warning',
    text:
      isSure && isEvaluation
        ? text.replace(/\.$/, ', unless it is a domain controller.')
        : text,
  };
}

function describeSame(
  {name, family, edition}: Installation,
  step?: PathStep,
): Judgment {
  const takesKey =
    (family === 'client' || family === 'n') &&
    !/Evaluation/.test(edition) &&
    !deviceEditions.some((each) => each === edition);
  return {
    tone: 'neutral',
    text: step
      ? `${name} stays as it is. Its license can be changed in place.`
      : `${name} is what you have already: nothing has to change.${takesKey ? ' For another license of the same edition, enter its key in Settings.' : ''}`,
  };
}

function describeRoute(
  steps: readonly PathStep[],
  from: Installation,
  to: Installation,
): Judgment {
  const between = listed(steps.slice(0, -1).map((step) => step.to.name));
  const isSure = steps.every(({support}) => support !== 'unverified');
  return {
    tone:
      isSure && steps.every(({keeps}) => keeps.amount === 'all')
        ? 'success'
        : 'warning',
    text: `${from.name} can ${isSure ? '' : 'probably '}become ${to.name} in ${numerals[steps.length]} steps, through ${between},${keptEnd(steps)}`,
  };
}

function describeChange(
  {kind, steps}: PathAnswer,
  from: Installation,
  to: Installation,
): Judgment {
  switch (kind) {
    case 'same':
      return describeSame(from, steps[0]);
    case 'route':
      return describeRoute(steps, from, to);
    default:
      return describeDirect(steps[0]!);
  }
}

/** The answer in a sentence, and what it means. */
export function describePathAnswer(
  answer: PathAnswer,
  from: Installation,
  to: Installation,
): Judgment {
  const {tone, text} = describeChange(answer, from, to);
  return {tone, text: `${text} ${describeMeaning(answer.steps)}`.trim()};
}

/** What there is to know about the license of the edition that the steps lead to. */
export const termsOf = (steps: readonly PathStep[]): LicenseTerms | undefined =>
  licenseTerms.find(({editions}) =>
    editions.some((edition) => edition === steps.at(-1)?.to.edition),
  );

/** What the steps cost in licenses, without a capital; undefined if nobody can buy it. */
export function describeCost(steps: readonly PathStep[]): string | undefined {
  const [step] = steps;
  const need = step?.methods[0]?.needs;
  if (!step || !need) {
    return undefined;
  }
  const terms = termsOf(steps);
  if (terms?.isInstead) {
    return terms.text;
  }
  const bought = steps
    .filter(({methods}) => methods[0]?.needs === 'target')
    .map(({to}) => to.name);
  if (bought.length > 0) {
    const last = steps.at(-1)!;
    const count = `${numerals[bought.length]} license${bought.length > 1 ? 's' : ''}`;
    const spared =
      bought.length > 1 ? `No license for ${last.to.name}` : 'None';
    const exception = mayUseFirmware(last)
      ? ` ${spared} if this PC came with ${last.to.name}: the key in the firmware is enough.`
      : '';
    // Of two licenses, the first may be what the second one takes.
    const instead =
      bought.length > 1 && !terms
        ? ` A clean installation needs only the one for ${last.to.name}.`
        : '';
    const more = bought.length === 1 && terms ? ` ${terms.text}` : '';
    return `${count}, for ${listed(bought)}.${exception}${instead}${more}`;
  }
  switch (need) {
    case 'firmware':
      return `none on a PC that came with ${step.to.name}: the key in the firmware is enough. Otherwise one license, for ${step.to.name}.`;
    case 'same-edition':
      return `the license for ${step.to.name} that you change to.`;
    case 'second-server':
      return `one license, for ${step.to.name} on the server that takes over.`;
    default:
      return 'none. Leaving S mode is free.';
  }
}

/** Whether the PC may have come with the target, so that the key is in its firmware. */
function mayUseFirmware(step: PathStep): boolean {
  const {from, to, support} = step;
  const isDevice = deviceEditions.some((edition) => edition === from.edition);
  return (
    to.family === 'client' &&
    preinstalledEditions.includes(to.edition) &&
    !isDevice &&
    (isCleanInstallation(step) || support === 'downgrade')
  );
}
