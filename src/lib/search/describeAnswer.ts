import {countOf} from '../countOf';
import type {SearchAnswer} from './engine';

/** The summary that is shown above the results and announced to screen readers. */
export function describeAnswer(answer: SearchAnswer): string {
  const {match, pages, pageCount, sectionCount, unknownCodes} = answer;
  const unknown =
    unknownCodes.length > 0
      ? `No page mentions this code: ${unknownCodes.join(', ')}.`
      : '';
  if (match === 'none') {
    return unknown || 'Nothing found.';
  }
  const size = `${countOf(sectionCount, 'section')} on ${countOf(pageCount, 'page')}`;
  const some =
    match === 'some'
      ? `No section has all of these words; ${size} ${sectionCount === 1 ? 'has' : 'have'} some of them.`
      : `${size}.`;
  const cut =
    pageCount > pages.length ? `The best ${pages.length} pages are shown.` : '';
  return [unknown, some, cut].filter(Boolean).join(' ');
}
