import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProductTilesProps} from '@site/src/build/reference/downloadSourceTable';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** A link to the page of each product that most visitors want; the whole tile is clickable. */
export function ProductTiles({products}: ProductTilesProps): ReactNode {
  return (
    <ul className={styles.tiles}>
      {products.map(({name, page}) => (
        <li key={page}>
          <Link to={page}>
            <Icon name="media" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
