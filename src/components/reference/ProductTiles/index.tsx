import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProductTilesProps} from '@site/src/lib/reference/downloadSourceTable';
import styles from './styles.module.css';

/** A link to the page of each product, with whether its best source still offers it; the whole tile is clickable. */
export function ProductTiles({products}: ProductTilesProps): ReactNode {
  return (
    <ul className={styles.tiles}>
      {products.map(({name, page, offer}) => (
        <li key={page}>
          <Link className={styles.tile} to={page}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.offer}>{offer}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
