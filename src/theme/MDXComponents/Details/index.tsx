/**
 * Replaces MDXComponents/Details (3.6.1): what the browser folds by itself, so that print and a search in the page open it
 * too. Upstream's script and two styles are in every first visit. src/css/markdown.css has the look.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
