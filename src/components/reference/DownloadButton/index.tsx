import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DownloadButtonProps} from '@site/src/lib/reference/downloadSourceTable';
import styles from './styles.module.css';

/** The way to a product's official download, with the address that it opens. */
export function DownloadButton({label, url}: DownloadButtonProps): ReactNode {
  return (
    <p>
      <Link className={styles.button} href={url}>
        {label}
      </Link>{' '}
      <span className={styles.address}>
        {url.replace(/^https:\/\/(?:www\.)?/, '')}
      </span>
    </p>
  );
}
