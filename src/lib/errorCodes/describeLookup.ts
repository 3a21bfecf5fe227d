import {countOf} from '../text/countOf';
import {withoutBackticks} from '../text/withoutBackticks';
import {cardOf} from './card';
import type {Answer} from './answer';
import type {Lookup} from './lookUp';

/** What the lookup found, in a sentence or two for the live region. Never contains pasted text other than codes. */
export function describeLookup(lookup: Lookup): string {
  switch (lookup.kind) {
    case 'empty':
    case 'nothing':
      return '';
    case 'unfinished':
      return `${countOf(lookup.entries.length, 'code')} found.`;
    case 'notSet':
      return 'This number stands for "not set". It isn\'t an error.';
    case 'answers': {
      const [first, ...others] = lookup.answers.map(cardOf);
      const name = [first!.code, first!.title].filter(Boolean).join(': ');
      return others.length === 0
        ? `Found ${name}.`
        : `Found ${name}, and ${countOf(others.length, 'other code')}.`;
    }
  }
}

/** The first code with its title, or the title of a message: for a tab. Undefined if there is neither. */
export function titleOf(lookup: Lookup): string | undefined {
  if (lookup.kind !== 'answers') {
    return undefined;
  }
  const {code, title} = cardOf(lookup.answers[0]!);
  return withoutBackticks([code, title].filter(Boolean).join(': '));
}

/** A number may be anything, so one that nothing explains isn't called a code. */
const isUnexplainedNumber = (answer: Answer): boolean =>
  answer.kind === 'unknown' &&
  /^\d+$/.test(answer.code) &&
  !answer.area &&
  !answer.decoded?.meaning;

/** What was read as an error, in a line: its kind, and what it means. */
export function nameLookup(lookup: Lookup): string | undefined {
  switch (lookup.kind) {
    case 'answers': {
      const [first, ...others] = lookup.answers;
      const {kind, title} = cardOf(first!);
      const more =
        others.length > 0 ? `; ${countOf(others.length, 'more code')}` : '';
      return isUnexplainedNumber(first!)
        ? undefined
        : withoutBackticks(`${kind}: ${title}${more}`);
    }
    case 'unfinished':
      return `The beginning of ${countOf(lookup.entries.length, 'code')}`;
    default:
      return undefined;
  }
}
