import {countOf} from '../text/countOf';
import {cardOf} from './card';
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
