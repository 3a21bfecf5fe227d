import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {ShowLarge} from '@site/src/components/ui/ShowLarge';
import {withoutBackticks} from '@site/src/lib/text/format';
import styles from './styles.module.css';

interface Props {
  command: string;
  /** Where to run it, above it. */
  where?: string;
}

/** What can be done with a command, beside it. */
export function CommandButtons({command}: Pick<Props, 'command'>): ReactNode {
  return (
    <>
      <CopyButton label="Copy" text={command} variant="small" />
      <ShowLarge />
    </>
  );
}

/** A command in a list or an answer, with its button. */
export function CommandLine({command, where = ''}: Props): ReactNode {
  return (
    <div className={styles.command} data-command={withoutBackticks(where)}>
      {where && (
        <span>
          <CodeText>{where}</CodeText>
        </span>
      )}
      <Code>{command}</Code>
      <CommandButtons command={command} />
    </div>
  );
}
