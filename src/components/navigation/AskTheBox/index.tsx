import type {ReactNode} from 'react';
import {handOver} from '@site/src/components/navigation/handOver';
import {LinkButton} from '@site/src/components/ui/LinkButton';

/** Opens the box that reads texts of any kind, with one that a tool can't read. */
export function AskTheBox({text}: {text: string}): ReactNode {
  return (
    <p>
      <LinkButton to="/" onClick={() => handOver(text)}>
        Look it up on the home page
      </LinkButton>
    </p>
  );
}
