import {keepDates} from '../dates/keepDates';
import {typographicQuotes} from '../text/format';

/** A piece of a text. */
export interface TextPart {
  kind: 'plain' | 'code' | 'strong';
  text: string;
}

/** Splits a text at `` `code` `` and `**what to click**`. Outside of code, its quotes and its dates are those of prose. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(/(`[^`]*`|\*\*[^*]*\*\*)/)
    .filter((part) => part !== '')
    .map((part, index, all) => {
      if (part.startsWith('`')) {
        return {kind: 'code', text: part.slice(1, -1)};
      }
      const prose = keepDates(typographicQuotes(part, all[index - 1]?.at(-1)));
      return part.startsWith('**')
        ? {kind: 'strong', text: prose.slice(2, -2)}
        : {kind: 'plain', text: prose};
    });
}
