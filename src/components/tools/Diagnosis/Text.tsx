import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {partsOf} from '@site/src/lib/diagnosis/text';

interface Props {
  children: string;
}

/** A text of the diagnosis, with code and what to click marked. */
export function Text({children}: Props): ReactNode {
  return partsOf(children).map(({kind, text}, index) => {
    const key = `${index} ${text}`;
    if (kind === 'code') {
      return <Code key={key}>{text}</Code>;
    }
    return kind === 'strong' ? <strong key={key}>{text}</strong> : text;
  });
}
