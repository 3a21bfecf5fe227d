/**
 * Replaces Footer/Layout (3.6.1): the links, with the statement of independence and of licenses under them. This site has
 * neither a logo nor a line of copyright there.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Layout';
import {legal} from '@site/src/data/legal';
import styles from './styles.module.css';

export default function FooterLayout({links}: Props): ReactNode {
  return (
    <footer className="footer">
      <div className="container container-fluid">
        {links}
        <div className={styles.legal}>
          <p>{legal.independence}</p>
          <p>{legal.licenses}</p>
        </div>
      </div>
    </footer>
  );
}
