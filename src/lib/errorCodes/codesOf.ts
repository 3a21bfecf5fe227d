import type {Lookup} from './lookUp';

/** More codes than that make the address unreadable. */
const codesInAddress = 20;

/**
 * The codes of the text, for the address. It can be shared, so it contains nothing else of the text, and no code that
 * only stands for a message in it.
 */
export function codesOf(lookup: Lookup): string {
  return lookup.kind === 'answers'
    ? lookup.answers
        .flatMap((answer) =>
          answer.kind === 'message' || answer.quoted ? [] : answer.code,
        )
        .slice(0, codesInAddress)
        .join(' ')
    : '';
}
