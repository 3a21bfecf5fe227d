import {useId, type ReactNode} from 'react';
import {useSettled} from '@site/src/components/feedback/useSettled';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Tells the fields of a page apart for those who do not see the table below. */
  context?: string;
  query: string;
  onQuery: (query: string) => void;
  /** What is left, to show and announce while something is typed. */
  count: string;
}

/** The field that filters static rows, with its live count. Takes no place without JavaScript, where it would do nothing. */
export function FilterField({
  label,
  context,
  query,
  onQuery,
  count,
}: Props): ReactNode {
  const id = useId();
  const status = useSettled(query.trim() === '' ? '' : count);

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>
        {label}
        {context && <span className={styles.context}> in {context}</span>}
      </label>
      <input
        id={id}
        type="search"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <p role="status">{status}</p>
    </div>
  );
}
