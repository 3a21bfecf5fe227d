import * as z from 'zod';
import {activationSamples} from '../../data/activationSamples';
import {
  annotatedOutputs,
  sampleDay,
  type LineNote,
} from '../../data/annotatedOutputs';
import {fillSample} from '../../lib/activationStatus/fillSample';
import {define} from './define';

/** A line of a drawn output. */
interface AnnotatedLine {
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

/** `<AnnotatedOutput id="slmgr-dlv" />` */
export const annotatedOutput = define(
  z.strictObject({id: z.enum(annotatedOutputs.map(({id}) => id))}),
  ({id}) => {
    const output = annotatedOutputs.find((each) => each.id === id);
    const {title, caption, sample, notes} = output!;
    const text = activationSamples.find(({label}) => label === sample)?.text;
    if (text === undefined) {
      throw new RangeError(`no sample "${sample}"`);
    }
    return {
      title,
      caption,
      lines: annotate(fillSample(text, new Date(sampleDay)), notes),
      /** In the order of their numbers. `label` is the text of the line before the colon. */
      notes: notes.map(({line, note}) => ({
        label: line.trim().replace(/:$/, ''),
        note,
      })),
    };
  },
);
export type AnnotatedOutputProps = ReturnType<typeof annotatedOutput>;
