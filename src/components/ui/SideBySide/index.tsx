import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** Places two tools side by side where both have room, otherwise one below the other. */
export function SideBySide({children}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {/* Without the line ends between the tags in the Markdown. */}
      {Children.map(
        children,
        (child) => isValidElement(child) && <div>{child}</div>,
      )}
    </div>
  );
}
