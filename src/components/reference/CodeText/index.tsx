import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';

interface Props {
  /** Plain text in which backticks mark code. */
  children: string;
}

/** Shows text with the parts in backticks as code. */
export function CodeText({children}: Props): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={`${index} ${part}`}>{part}</Code> : part,
    );
}
