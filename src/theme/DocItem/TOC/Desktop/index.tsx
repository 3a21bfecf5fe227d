/** Replaces DocItem/TOC/Desktop (3.6.1): renders nothing. One list serves all widths, see DocItem/TOC/Mobile. */
import type {ReactNode} from 'react';

export default function DocItemTOCDesktop(): ReactNode {
  return null;
}
