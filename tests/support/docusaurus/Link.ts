import {createElement, type ReactNode} from 'react';

/** A link without a router. */
export default function Link({
  to,
  href = to,
  children,
}: {
  to?: string;
  href?: string;
  children?: ReactNode;
}): ReactNode {
  return createElement('a', {href}, children);
}
