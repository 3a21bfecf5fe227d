/**
 * Replaces core's Loading (3.6.1): the same three states without inline styles or endless motion, and with a Reload
 * button next to Retry: after a deployment the old chunk is gone, and only a reload gets the new page.
 */
import type {ComponentProps, ReactNode} from 'react';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingType>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.loading} role="alert">
        <p className={styles.title}>This page did not load.</p>
        <p>
          Check your connection, then retry. If that does not help, the site was
          updated meanwhile: reload the page.
        </p>
        <p className={styles.error}>{String(error)}</p>
        <p className={styles.actions}>
          <button type="button" onClick={retry}>
            Retry
          </button>
          <button type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </p>
      </div>
    );
  }
  return pastDelay ? (
    <p className={styles.loading} role="status">
      Loading the page…
    </p>
  ) : null;
}
