/** Replaces MDXComponents/Details (3.6.1): what the browser folds by itself. src/css/markdown.css has the look. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
