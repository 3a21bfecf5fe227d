import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Attributes that tie a control to its label, hint and error. Spread them on the control. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: ReactNode;
  /** One sentence on what to enter; always visible. */
  hint?: ReactNode;
  /** What is wrong and what to do next; absent when all is well. */
  error?: string;
  /** Renders the control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with a hint and an error that assistive technology reads with it. */
export function Field({label, hint, error, children}: Props): ReactNode {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control!,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
