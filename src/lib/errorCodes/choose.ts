/** Which of several codes matters. */
import type {Answer, CodeAnswer} from './lookUp';

/** Codes that any program returns, so that another code beside one of them says more. */
const general =
  /^(?:0x8000[\dA-F]{4}|0x8007[01][\dA-F]{3}|0x8004000[\dA-F]|0xC0000[\dA-F]{3}|\d{1,4})$/;

/** Whether the code reports that something failed, and not a state. */
function isFailure({code}: CodeAnswer): boolean {
  return !/^0x[0-7][\dA-F]{7}$/.test(code);
}

const criteria: readonly {
  /** More is better. */
  rate: (answer: CodeAnswer) => number;
  /** Why the best one is first, if it is the first criterion that tells two answers apart. */
  reason: string;
}[] = [
  {
    rate: (answer) => Number(isFailure(answer)),
    reason: 'it reports a failure, and the others do not',
  },
  {
    rate: ({kind, area}) => (kind === 'unknown' ? Number(Boolean(area)) : 2),
    reason: 'these docs know more about it than about the others',
  },
  {
    rate: ({code}) => Number(!general.test(code)),
    reason: 'it is more specific than the others',
  },
];

/** The answers with the one that matters first, and why; the others keep their order. */
export function chooseFirst(found: readonly CodeAnswer[]): {
  answers: readonly Answer[];
  /** Absent if there is only one. */
  reason?: string;
} {
  let best = found;
  let reason: string | undefined;
  for (const {rate, reason: because} of criteria) {
    const highest = Math.max(...best.map(rate));
    const left = best.filter((answer) => rate(answer) === highest);
    if (left.length < best.length) {
      reason = because;
    }
    best = left;
  }
  const first = best.at(-1);
  if (!first) {
    return {answers: []};
  }
  if (best.length > 1) {
    reason = 'it is the last one of those that say most';
  }
  return {
    answers: [first, ...found.filter((answer) => answer !== first)],
    reason: found.length > 1 ? reason : undefined,
  };
}
