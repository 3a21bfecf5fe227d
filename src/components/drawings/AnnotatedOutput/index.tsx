import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {Mark, MarkNotes} from '@site/src/components/drawings/Marks';
import {Code} from '@site/src/components/ui/Code';
import type {AnnotatedOutputProps} from '@site/src/build/reference/annotatedOutput';
import styles from './styles.module.css';

/** The output of a licensing tool with numbers at the lines that count, and what these say. */
export function AnnotatedOutput({
  title,
  caption,
  lines,
  notes,
}: AnnotatedOutputProps): ReactNode {
  return (
    <Drawing caption={caption}>
      <div className={styles.output}>
        <p>{title}</p>
        <pre>
          <Code>
            {lines.map(({text, mark}, index) => (
              <span
                key={index}
                className={clsx(
                  mark !== undefined && styles.marked,
                  text.startsWith(' ') && styles.nested,
                )}>
                {mark !== undefined && (
                  <Mark number={mark} className={styles.mark} />
                )}
                {`${text}\n`}
              </span>
            ))}
          </Code>
        </pre>
      </div>
      <MarkNotes notes={notes} />
    </Drawing>
  );
}
