/** Replaces DocItem/Paginator (3.6.1): renders nothing. Pages end with links that their authors chose. */
import type {ReactNode} from 'react';

export default function DocItemPaginator(): ReactNode {
  return null;
}
