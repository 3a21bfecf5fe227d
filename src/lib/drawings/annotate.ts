import type {LineNote} from '../../data/annotatedOutputs';

/** A line of a drawn output. */
export interface AnnotatedLine {
  text: string;
  /** The number of its note, from 1; absent if it has none. */
  mark?: number;
}

/**
 * The lines of an output with the numbers of their notes. Each note belongs to the first line that begins as it says, below
 * the line of the note before. @throws {RangeError} if there is no such line.
 */
export function annotate(
  output: string,
  notes: readonly LineNote[],
): AnnotatedLine[] {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((text): AnnotatedLine => ({text}));
  let next = 0;
  notes.forEach(({line}, index) => {
    const found = lines.findIndex(
      ({text}, at) => at >= next && text.startsWith(line),
    );
    const marked = lines[found];
    if (!marked) {
      throw new RangeError(`no line begins with "${line}" in this place`);
    }
    marked.mark = index + 1;
    next = found + 1;
  });
  return lines;
}
