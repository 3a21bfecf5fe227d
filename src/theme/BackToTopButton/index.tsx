/** Replaces BackToTopButton (3.6.1): renders nothing. Upstream's button covers the ends of lines on phones. */
import type {ReactNode} from 'react';

export default function BackToTopButton(): ReactNode {
  return null;
}
