import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {tasks} from '@site/src/data/tasks';
import {SiteLink} from './SiteLink';
import styles from './styles.module.css';

/** What to do if nothing is typed or found. It needs no index. */
export function Tasks(): ReactNode {
  return (
    <>
      <h2 className={styles.title}>What do you want to do?</h2>
      <ul className={styles.links}>
        {tasks.map(({id, title, summary, route}) => (
          <li key={id}>
            <SiteLink address={route}>
              <Icon name={id} />
              <span>
                <span className={styles.heading}>{title}</span>
                <span className={styles.line}>{summary}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
