import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import type {ErrorCode} from '@site/src/data/errorCodes/types';
import {summarizeMeaning} from '@site/src/lib/errorCodes/entry';
import styles from './styles.module.css';

/** With more entries than this, another word helps more than a longer list of links. */
const mostLinks = 12;

interface Props {
  entries: readonly ErrorCode[];
}

/** Links to the entries in the list of all codes, which open there. */
export function FoundEntries({entries}: Props): ReactNode {
  return (
    entries.length > 0 && (
      <ul className={styles.found} aria-label="Entries found">
        {entries.slice(0, mostLinks).map((entry) => (
          <li key={entry.code}>
            <a href={`#${entry.code}`}>
              <Code>{entry.label ?? entry.code}</Code>
            </a>{' '}
            {summarizeMeaning(entry)}
          </li>
        ))}
      </ul>
    )
  );
}
