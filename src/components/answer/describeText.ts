import {lookUpText} from '@site/src/lib/errorCodes/loadErrors';
import {
  describeReading,
  isSetAsCode,
  longestDescribed,
} from '@site/src/lib/input/describeReading';
import {readInTurns} from '@site/src/lib/input/readInput';
import {isLong, readApart} from './readApart';

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
  const isApart = isLong(text);
  const readings = await readApart('input', start, readInTurns, {isApart});
  const [first] = readings;
  const errors =
    first.kind === 'code'
      ? await readApart('errors', first.value, lookUpText, {isApart}).catch(
          () => undefined,
        )
      : undefined;
  return {
    line: describeReading(readings, errors?.name),
    isCode: isSetAsCode(first, start),
  };
}
