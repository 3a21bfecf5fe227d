import type {ReactNode} from 'react';
import {useListHtml} from './useListHtml';

/**
 * All questions and advice of the diagnosis as a nested list, for visitors without JavaScript. It is not in `Diagnosis`,
 * so that the tool beside that arrives first.
 */
export function DiagnosisList(): ReactNode {
  const html = useListHtml();
  return <noscript dangerouslySetInnerHTML={{__html: html}} />;
}
