import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tasks} from '@site/src/data/tasks';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** Links to the six most common tasks; the whole card is clickable. */
export function TaskCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {tasks.map(({id, title, summary, route}) => (
        <li key={id}>
          <Link className={styles.card} to={route}>
            <Icon name={id} className={styles.icon} />
            <span className={styles.title}>{title}</span>
            <span className={styles.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
