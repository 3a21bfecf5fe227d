/**
 * Wraps DocSidebarItem/Category (3.6.1): the space key works too. Upstream renders a category as a link with the role
 * of a button, on which Space scrolls the page.
 */
import type {KeyboardEvent, ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.currentTarget.role === 'button') {
    event.preventDefault();
    if (!event.repeat) {
      event.currentTarget.click();
    }
  }
}

export default function CategoryWrapper(props: Props): ReactNode {
  // Upstream passes further properties on to its link.
  return <Category {...props} onKeyDown={pressOnSpace} />;
}
