/** Describes the answer of the path finder in sentences. */
import type {Judgment} from '../tone';
import {isCleanInstallation} from './findPath';
import type {PathAnswer, PathStep} from './findPath';
import type {Installation} from './installations';

const numerals = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** The installations between the start and the end of a route: `Pro`, or `Home and Pro`. */
function between(steps: readonly PathStep[]): string {
  return steps
    .slice(0, -1)
    .map(({to}) => to.name)
    .join(' and ');
}

function describeDirect(step: PathStep): Judgment {
  const {from, to, support} = step;
  switch (support) {
    case 'yes':
      return {
        tone: 'success',
        text: `${from.name} can become ${to.name} without reinstalling.`,
      };
    case 'downgrade':
      return {
        tone: 'warning',
        text: `${from.name} can go down to ${to.name} without reinstalling. Microsoft lists it as a downgrade.`,
      };
    case 'unverified':
      return {
        tone: 'warning',
        text: `${from.name} can probably become ${to.name} without reinstalling. Microsoft's tables do not name this starting edition.`,
      };
    case 'conflicting':
      return {
        tone: 'warning',
        text: `Two Microsoft articles disagree on ${from.name} to ${to.name}. Plan for a clean installation.`,
      };
    case 'no':
      return {
        tone: 'danger',
        text: `${from.name} cannot become ${to.name} in place.${isCleanInstallation(step) ? ' It takes a clean installation.' : ''}`,
      };
    case 'not-covered':
      return {
        tone: 'warning',
        text: `Microsoft's tables do not cover ${from.name} to ${to.name}. Ask Windows itself with DISM /Online /Get-TargetEditions.`,
      };
  }
}

/** The answer in one or two sentences. */
export function describePathAnswer(
  answer: PathAnswer,
  from: Installation,
  to: Installation,
): Judgment {
  switch (answer.kind) {
    case 'same':
      return {
        tone: 'neutral',
        text: answer.direct
          ? `${from.name} stays as it is. Its license can be changed in place.`
          : `${from.name} is what you have already: nothing has to change.`,
      };
    case 'route': {
      const {length} = answer.steps;
      const isSure = answer.steps.every(
        ({support}) => support !== 'unverified',
      );
      return {
        tone: 'warning',
        text: `${from.name} cannot become ${to.name} in one step, but ${isSure ? '' : 'probably '}in ${numerals[length] ?? length}: through ${between(answer.steps)}.`,
      };
    }
    case 'none':
    case 'direct':
      return describeDirect(answer.direct);
  }
}

function describeStep(step: PathStep): string[] {
  const {from, to, methods, keeps, restart, notes} = step;
  return [
    `${from.name} to ${to.name}`,
    ...methods.map(({name}, index) => `${index === 0 ? 'How' : 'Or'}: ${name}`),
    `What stays: ${keeps}`,
    `Restart: ${restart}`,
    ...notes.map((note) => `Note: ${note}`),
  ];
}

/** The steps to show for an answer: all steps of a route, otherwise the direct one. */
export function stepsOf(answer: PathAnswer): readonly PathStep[] {
  if (answer.kind === 'route') {
    return answer.steps;
  }
  return answer.direct ? [answer.direct] : [];
}

/** The whole answer as text to paste into a message or a ticket. `address` is the URL of this answer. */
export function writeAnswer(
  answer: PathAnswer,
  sentence: string,
  address: string,
): string {
  return [
    sentence,
    ...stepsOf(answer).map((step) => describeStep(step).join('\n')),
    address,
    '',
  ]
    .join('\n\n')
    .replaceAll('`', '');
}
