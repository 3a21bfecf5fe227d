import {countOf} from '../text/format';
import type {SearchAnswer} from './engine';

/** The summary that is shown above the results and announced to screen readers. */
export function describeAnswer({
  hits,
  strongCount,
  unknownCodes,
}: SearchAnswer): string {
  const unknown =
    unknownCodes.length > 0
      ? `The search found no page with this code: ${unknownCodes.join(', ')}.`
      : '';
  if (hits.length === 0) {
    return unknown || 'Nothing found.';
  }
  const weakCount = hits.length - strongCount;
  const found =
    strongCount === 0
      ? `${countOf(weakCount, 'close result')}.`
      : `${countOf(strongCount, 'result')}${weakCount > 0 ? `, and ${countOf(weakCount, 'close one')}` : ''}.`;
  return [unknown, found].filter(Boolean).join(' ');
}
