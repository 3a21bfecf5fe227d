import type {ReactNode} from 'react';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {Field} from '@site/src/components/ui/Field';
import unseen from '@site/src/components/ui/unseen.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Name of the table, so that screen-reader users can distinguish several fields on a page. */
  context?: string;
  query: string;
  onQuery: (query: string) => void;
  /** The remaining count, shown and announced while the visitor types. */
  count: string;
}

/** The field that filters static rows, with its live count. Hidden without JavaScript. */
export function FilterField({
  label,
  context,
  query,
  onQuery,
  count,
}: Props): ReactNode {
  const status = useSettled(query.trim() === '' ? '' : count);

  return (
    <div className={styles.filter} data-form>
      <Field
        label={
          <>
            {label}
            {context && <span className={unseen.unseen}> in {context}</span>}
          </>
        }>
        {(control) => (
          <input
            {...control}
            type="search"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        )}
      </Field>
      <p role="status">{status}</p>
    </div>
  );
}
