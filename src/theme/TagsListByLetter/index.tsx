/**
 * Replaces TagsListByLetter (3.6.1): each topic with its number of posts, in words, and what it is about. Upstream has a
 * heading for each letter, and price tags in colors of its own.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import {TagLink} from '@site/src/components/page/TagLink';
import {countOf} from '@site/src/lib/text/format';
import styles from './styles.module.css';

export default function TagsList({tags}: Props): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map(({label, permalink, count, description}) => (
          <li key={permalink}>
            <TagLink label={label} permalink={permalink} />
            <span className={styles.count}>{countOf(count, 'post')}</span>
            <p>{description}</p>
          </li>
        ))}
    </ul>
  );
}
