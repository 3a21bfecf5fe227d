import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** The box of an in-page tool. Until its script runs it says so; on paper only what it answers is left. */
export function ToolPanel({children}: Props): ReactNode {
  return (
    <div className={styles.panel} data-needs-script>
      {children}
    </div>
  );
}
