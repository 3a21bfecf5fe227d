import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Drawing} from '@site/src/components/drawings/Drawing';
import shapes from '@site/src/components/drawings/shapes.module.css';
import {networkTests} from '@site/src/data/networkTests';
import styles from './styles.module.css';

/** What an activation passes on its way to Microsoft, as a chain; each part links to its test. */
export function NetworkChain(): ReactNode {
  return (
    <Drawing caption="From the PC to the server: one broken link of this chain keeps them apart. Each leads to its test.">
      <div className={styles.frame}>
        <ol className={styles.chain}>
          {networkTests.map(({section, name, fault}) => (
            <li key={section}>
              <Link
                className={clsx(shapes.box, styles.test, styles.link)}
                to={`#${section}`}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.fault}>{fault}</span>
              </Link>
            </li>
          ))}
          <li className={styles.server}>
            <div className={clsx(shapes.box, styles.test)}>
              <span className={styles.name}>Microsoft&apos;s server</span>{' '}
              <span className={styles.fault}>activates the PC</span>
            </div>
          </li>
        </ol>
      </div>
    </Drawing>
  );
}
