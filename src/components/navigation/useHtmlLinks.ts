import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModifiedClick} from './isModifiedClick';

/**
 * Handlers for an element with HTML that React does not manage: its links to pages of this site work like `Link`, without
 * a page load, and load their page ahead.
 *
 * @param selector of these links
 */
export function useHtmlLinks(selector: string): {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: MouseEvent) => void;
} {
  const history = useHistory();
  const linkAt = ({target}: MouseEvent) =>
    (target as Element).closest<HTMLAnchorElement>(selector);
  return {
    onClick: (event) => {
      const link = linkAt(event);
      if (link && !isModifiedClick(event)) {
        event.preventDefault();
        history.push(link.pathname + link.hash);
      }
    },
    onMouseOver: (event) => {
      const link = linkAt(event);
      if (link) {
        window.docusaurus.preload(link.pathname);
      }
    },
  };
}
