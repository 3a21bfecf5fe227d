import type {ReactNode} from 'react';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import type {DownloadButtonProps} from '@site/src/build/reference/downloadSourceTable';
import styles from './styles.module.css';

/** The way to a product's official download, with the address that it opens. */
export function DownloadButton({label, url}: DownloadButtonProps): ReactNode {
  return (
    <p>
      <LinkButton href={url}>{label}</LinkButton>{' '}
      <span className={styles.address}>
        {url.replace(/^https:\/\/(?:www\.)?/, '')}
      </span>
    </p>
  );
}
