import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import type {ErrorAdvice} from '@site/src/data/errorCodes/types';

interface Props {
  steps: readonly ErrorAdvice[];
}

/** What to do about a code, in order. */
export function NextSteps({steps}: Props): ReactNode {
  return (
    <>
      <p>Next:</p>
      <ol>
        {steps.map(({text, to}) => (
          <li key={text}>
            {to ? (
              <Link to={to}>
                <CodeText>{text}</CodeText>
              </Link>
            ) : (
              <CodeText>{text}</CodeText>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
