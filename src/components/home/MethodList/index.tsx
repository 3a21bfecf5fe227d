import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {MethodListProps} from '@site/src/build/reference/mechanisms';
import styles from './styles.module.css';

/** The four methods, and where each is today, in a line each. */
export function MethodList({methods}: MethodListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {methods.map(({page, name, state}) => (
        <li key={page}>
          <Link to={page}>{name}</Link> <span>{state}</span>
        </li>
      ))}
    </ul>
  );
}
