import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {partsOf} from '@site/src/lib/answer/parts';

interface Props {
  /** Plain text in which backticks mark code, and `**` what to click. */
  children: string;
}

/** Shows text with its code and what to click marked, and with the quotes of prose, as the pages have them. */
export function CodeText({children}: Props): ReactNode {
  return partsOf(children).map(({kind, text}, index) => {
    const key = `${index} ${text}`;
    if (kind === 'code') {
      return <Code key={key}>{text}</Code>;
    }
    return kind === 'strong' ? <strong key={key}>{text}</strong> : text;
  });
}
