/**
 * Wraps SkipToContent (3.6.1): leads to the title of the page, past its contents. Upstream leads to the start of the
 * main part, from where each entry of the contents is a stop on the way to the text.
 */
import type {MouseEvent, ReactNode} from 'react';
import SkipToContent from '@theme-original/SkipToContent';

function skipToTitle(event: MouseEvent): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    event.preventDefault();
    event.stopPropagation();
    title.tabIndex = -1;
    title.focus();
    title.removeAttribute('tabindex');
  }
}

export default function SkipToContentWrapper(): ReactNode {
  return (
    <div onClickCapture={skipToTitle}>
      <SkipToContent />
    </div>
  );
}
