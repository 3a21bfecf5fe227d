/** Which of several codes matters. */
import type {CodeAnswer} from './types';

/** Codes that any program can return. Another code in the same text says more. */
const general =
  /^(?:0x8000[\dA-F]{4}|0x8007[01][\dA-F]{3}|0x8004000[\dA-F]|0xC0000[\dA-F]{3}|\d{1,4})$/;

/**
 * Codes that describe a license state rather than a failure, such as a missing key. Least informative first.
 */
const states = ['0xC004F014', '0xC004F012', '0xC004F009', '0xC004FE00'];

/** Codes of the licensing service and of digital licenses. */
const licensing = /^0x(?:C004|8004[C-F]|803F|87E1|C0EA)/;

/** Whether this code only describes a state, and another code in the text says more. */
function isOnlyState({code}: CodeAnswer, all: readonly CodeAnswer[]): boolean {
  const rank = states.indexOf(code);
  return (
    rank >= 0 &&
    all.some((other) => {
      const otherRank = states.indexOf(other.code);
      return licensing.test(other.code) && (otherRank < 0 || otherRank > rank);
    })
  );
}

/** Codes of Office setup, such as `30102-11`. The number in brackets after one is more general. */
const officeSetup = /^(?:0|30\d{3})-\d+$/;

function knowledge({kind, code, area}: CodeAnswer): number {
  if (kind !== 'unknown' || officeSetup.test(code)) {
    return 2;
  }
  return Number(area !== undefined);
}

/** Whether the code reports a failure rather than a state. */
function isFailure({code}: CodeAnswer): boolean {
  return !/^0x[0-7][\dA-F]{7}$/.test(code);
}

const criteria: readonly {
  /** More is better. */
  rate: (answer: CodeAnswer, all: readonly CodeAnswer[]) => number;
  /** Why the best answer comes first, if no earlier criterion decides. */
  reason: string;
}[] = [
  {
    rate: (answer) => Number(isFailure(answer)),
    reason: 'it reports a failure, and the others do not',
  },
  {
    rate: (answer, all) => Number(!isOnlyState(answer, all)),
    reason: 'it says what failed, and another only in what state a license is',
  },
  {
    rate: knowledge,
    reason: 'these docs know more about it than about the others',
  },
  {
    rate: ({code}) => Number(!general.test(code)),
    reason: 'it is more specific than the others',
  },
];

/** Moves the answer that matters most to the front, and says why. The others keep their order. */
export function chooseFirst(found: readonly CodeAnswer[]): {
  answers: readonly CodeAnswer[];
  /** Absent if there is only one. */
  reason?: string;
} {
  let best = found;
  let reason: string | undefined;
  for (const {rate, reason: because} of criteria) {
    const highest = Math.max(...best.map((answer) => rate(answer, found)));
    const left = best.filter((answer) => rate(answer, found) === highest);
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
    reason = 'it is the last one in the text, and a log ends with what stopped';
  }
  return {
    answers: [first, ...found.filter((answer) => answer !== first)],
    reason: found.length > 1 ? reason : undefined,
  };
}
