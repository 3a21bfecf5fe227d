/** Ejects Footer/Layout (3.6.1): adds the statement of independence and of licenses under the links. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Footer/Layout';
import {legal} from '@site/src/data/legal';
import styles from './styles.module.css';

export default function FooterLayout({
  style,
  links,
  logo,
  copyright,
}: Props): ReactNode {
  return (
    <footer className={clsx('footer', {'footer--dark': style === 'dark'})}>
      <div className="container container-fluid">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom text--center">
            {logo && <div className="margin-bottom--sm">{logo}</div>}
            {copyright}
          </div>
        )}
        {/* begin local */}
        <div className={styles.legal}>
          <p>{legal.independence}</p>
          <p>{legal.licenses}</p>
        </div>
        {/* end local */}
      </div>
    </footer>
  );
}
