/**
 * Replaces core's Loading (3.6.1): the same three states without inline styles or endless motion, and with a Reload
 * button next to Retry: after a deployment the old chunk is gone, and only a reload gets the new page.
 */
import type {ComponentProps, ReactNode} from 'react';
import type LoadingType from '@theme/Loading';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import notice from '@site/src/components/feedback/CrashNotice/styles.module.css';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingType>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={notice.notice} role="alert">
        <p className={styles.title}>This page did not load.</p>
        <p>
          Check your connection, then retry. If that does not help, the site was
          updated meanwhile: reload the page.
        </p>
        <p className={styles.error}>{String(error)}</p>
        <p className={button.buttons}>
          <Button onClick={retry}>Retry</Button>
          <Button onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </p>
      </div>
    );
  }
  return pastDelay ? (
    <p className={notice.notice} role="status">
      Loading the page…
    </p>
  ) : null;
}
