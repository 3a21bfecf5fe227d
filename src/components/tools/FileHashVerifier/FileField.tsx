import {useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Field} from '@site/src/components/ui/Field';
import styles from './styles.module.css';

interface Props {
  /** The name of the chosen file. */
  name: string | undefined;
  error: string | undefined;
  control: RefObject<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
  onDrop: (dropped: DataTransfer) => void;
}

/** A field for a file, and where to drop one. */
export function FileField({
  name = 'or drop it here',
  error,
  control,
  onFiles,
  onDrop,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isTarget, setIsTarget] = useState(false);
  return (
    <div
      className={clsx(styles.drop, isTarget && styles.target)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsTarget(false);
        onDrop(event.dataTransfer);
      }}>
      <Field
        label="File to check"
        hint="It stays on this device: nothing is uploaded."
        error={error}>
        {(attributes) => (
          <>
            <input
              {...attributes}
              ref={control}
              type="file"
              disabled={!isBrowser}
              multiple
              onChange={(event) => onFiles([...(event.target.files ?? [])])}
            />
            <span className={styles.choose} aria-hidden>
              <span className={clsx(button.button, button.primary)}>
                Choose a file
              </span>
              <small>{name}</small>
            </span>
          </>
        )}
      </Field>
    </div>
  );
}
