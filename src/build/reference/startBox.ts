import * as z from 'zod';
import {activationSamples} from '../../data/activationSamples';
import {boxExamples} from '../../data/examples';
import {define} from './define';

/** `<StartBox />`: the box with its examples. The page has only the sample report that it offers. */
export const startBox = define(z.strictObject({}), () => ({
  /** What to press, what the box is then asked, and the section that answers it without a script. */
  examples: boxExamples.map(({label, sample, to}) => {
    const report = activationSamples.find((each) => each.label === sample);
    if (sample !== undefined && !report) {
      throw new RangeError(`src/data/activationSamples.ts has no "${sample}".`);
    }
    return {label, asks: report?.text ?? label, to};
  }),
}));
export type StartBoxProps = ReturnType<typeof startBox>;
