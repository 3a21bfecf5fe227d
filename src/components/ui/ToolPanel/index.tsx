import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** The box of an in-page tool. It says so until its script runs; in print only the answer remains. */
export function ToolPanel({children}: Props): ReactNode {
  return (
    <div className={styles.panel} data-needs-script>
      {children}
    </div>
  );
}
