/** Replaces SearchMetadata (3.6.1): renders nothing. Upstream's tags are for a hosted search that this site does not use. */
import type {ReactNode} from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
