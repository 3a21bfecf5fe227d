import * as z from 'zod';
import {activationSamples} from '../../data/activationSamples';
import {annotatedOutputs, sampleDay} from '../../data/annotatedOutputs';
import {fillSample} from '../activationStatus/fillSample';
import {annotate, type AnnotatedLine} from '../drawings/annotate';
import {define} from './define';

export interface AnnotatedOutputProps {
  title: string;
  caption: string;
  lines: readonly AnnotatedLine[];
  /** In the order of their numbers. `label` is the text of the line before the colon. */
  notes: readonly {label: string; note: string}[];
}

/** `<AnnotatedOutput id="slmgr-dlv" />` */
export const annotatedOutput = define(
  z.strictObject({id: z.string()}),
  ({id}): AnnotatedOutputProps => {
    const output = annotatedOutputs.find((each) => each.id === id);
    if (!output) {
      throw new RangeError(`no annotated output "${id}"`);
    }
    const {title, caption, sample, notes} = output;
    const text = activationSamples.find(({label}) => label === sample)?.text;
    if (text === undefined) {
      throw new RangeError(`no sample "${sample}"`);
    }
    return {
      title,
      caption,
      lines: annotate(fillSample(text, new Date(sampleDay)), notes),
      notes: notes.map(({line, note}) => ({
        label: line.trim().replace(/:$/, ''),
        note,
      })),
    };
  },
);
