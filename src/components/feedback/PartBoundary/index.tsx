import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Button} from '@site/src/components/ui/Button';
import {errorText} from '@site/src/lib/faults/errorText';
import styles from './styles.module.css';

/**
 * Around each tool and table of a page: if it crashes, the rest of the page stays. The words are those of the page that
 * shows up when a whole page crashes.
 */
export function PartBoundary({children}: {children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <div role="alert" className={styles.notice}>
          <p>
            <strong>This part of the page crashed.</strong> Nothing on your PC
            was changed, and the rest of the page works.
          </p>
          <Button onClick={tryAgain}>Try again</Button>
          <details>
            <summary>What to tell the maintainers</summary>
            <pre>{errorText(error)}</pre>
          </details>
        </div>
      )}>
      {children}
    </ErrorBoundary>
  );
}
