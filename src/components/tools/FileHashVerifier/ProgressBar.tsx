import type {ReactNode} from 'react';
import {visibleName} from '@site/src/lib/fileHash/fileName';
import {formatProgress, percentDone} from '@site/src/lib/fileHash/format';
import type {Progress} from '@site/src/lib/fileHash/format';
import styles from './styles.module.css';

export function ProgressBar({
  name,
  progress,
}: {
  name: string;
  progress: Progress;
}): ReactNode {
  const percent = percentDone(progress);
  return (
    <div className={styles.progress}>
      <progress
        aria-label={`Reading ${visibleName(name)}`}
        max={100}
        value={percent}
        className={styles.bar}
      />
      <p className={styles.numbers}>
        <strong>{`${percent}%`}</strong> <span>{formatProgress(progress)}</span>
      </p>
    </div>
  );
}
