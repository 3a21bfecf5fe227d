/** A piece of a text. */
export interface TextPart {
  kind: 'plain' | 'code' | 'strong';
  text: string;
}

/** Splits a text at `` `code` `` and `**what to click**`. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(/(`[^`]*`|\*\*[^*]*\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('`')) {
        return {kind: 'code', text: part.slice(1, -1)};
      }
      return part.startsWith('**')
        ? {kind: 'strong', text: part.slice(2, -2)}
        : {kind: 'plain', text: part};
    });
}
