import {loadErrors} from '@site/src/lib/errorCodes/loadErrors';
import {
  describeReading,
  isSetAsCode,
  longestDescribed,
} from '@site/src/lib/input/describeReading';
import {readInput} from '@site/src/lib/input/readInput';
import {readApart} from './readApart';

/** What the beginning of a text shows before somebody asks. */
export interface Seen {
  /** What the text is, for the line below its field; absent for words. */
  line?: string;
  /** Whether each of its characters counts, so that the field shows it in the face of code. */
  isCode: boolean;
}

/** Needs no index, and the list of errors only for an error. Without that, the line is absent. */
export async function describeText(text: string): Promise<Seen> {
  const start = text.slice(0, longestDescribed);
  const readings = await readApart('input', start, readInput, {
    isApart: text.length > longestDescribed,
  });
  const book =
    readings[0].kind === 'code'
      ? await loadErrors().catch(() => undefined)
      : undefined;
  return {
    line: describeReading(readings, (part) => book?.answerErrors(part).name),
    isCode: isSetAsCode(readings[0], start),
  };
}
