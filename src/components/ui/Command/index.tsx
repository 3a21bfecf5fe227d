import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {ShowLarge} from '@site/src/components/ui/ShowLarge';
import type {DiagnosisCommand} from '@site/src/data/diagnosis';
import styles from './styles.module.css';

/** A command, where to run it, and a button that copies it. */
export function Command({command, in: place}: DiagnosisCommand): ReactNode {
  return (
    <div className={styles.command} data-command={place}>
      <p>Run in {place}:</p>
      <pre>
        <Code>{command}</Code>
      </pre>
      <div className={styles.actions}>
        <CopyButton label="Copy command" text={command} />
        <ShowLarge />
      </div>
    </div>
  );
}
