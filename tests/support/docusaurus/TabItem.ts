import {createElement, Fragment, type ReactNode} from 'react';

/** A panel below its name. */
export default ({
  label,
  children,
}: {
  label?: string;
  children?: ReactNode;
}): ReactNode =>
  createElement(Fragment, null, createElement('h3', null, label), children);
