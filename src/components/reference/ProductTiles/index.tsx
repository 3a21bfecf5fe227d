import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProductTilesProps} from '@site/src/build/reference/downloadSourceTable';
import styles from './styles.module.css';

/** A link to the page of each product, in groups; the whole tile is clickable. */
export function ProductTiles({groups}: ProductTilesProps): ReactNode {
  return (
    <ul className={styles.groups}>
      {groups.map(({name: group, products}) => (
        <li key={group}>
          <strong>{group}</strong>
          <ul className={styles.tiles}>
            {products.map(({name, page, isWithdrawn}) => (
              <li key={page}>
                <Link className={styles.tile} to={page}>
                  <span className={styles.name}>{name}</span>
                  {isWithdrawn && (
                    <>
                      {' '}
                      <span className={styles.exception}>
                        No longer offered
                      </span>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
