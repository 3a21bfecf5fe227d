import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ProductTilesProps} from '@site/src/build/reference/downloadSourceTable';
import button from '@site/src/components/ui/Button/styles.module.css';
import styles from './styles.module.css';

/** A link to the page of each product that most visitors want; the whole tile is clickable. */
export function ProductTiles({products}: ProductTilesProps): ReactNode {
  return (
    <ul className={styles.tiles}>
      {products.map(({name, page}) => (
        <li key={page}>
          <Link to={page} className={clsx(button.button, button.option)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
