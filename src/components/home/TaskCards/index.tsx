import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {tasks} from '@site/src/data/tasks';
import {Icon} from '@site/src/components/ui/Icon';
import tiles from '../tiles.module.css';
import styles from './styles.module.css';

/** Links to the six most common tasks. */
export function TaskCards(): ReactNode {
  return (
    <ul className={clsx(tiles.tiles, styles.doors)}>
      {tasks.map(({id, title, route}) => (
        <li key={id}>
          <Link to={route}>
            <Icon name={id} className={styles.icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
