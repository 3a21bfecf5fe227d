import {useId, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/Button';
import styles from './styles.module.css';

interface Props {
  /** What the buttons are for. */
  lead: string;
  examples: readonly {label: string; onChoose: () => void}[];
}

/** Buttons that fill in a tool with one press. */
export function Examples({lead, examples}: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  return (
    <div data-form data-folds>
      <p id={id} className={styles.lead}>
        {lead}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {examples.map(({label, onChoose}) => (
          <li key={label}>
            <Button variant="chip" disabled={!isBrowser} onClick={onChoose}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
