import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {errorText} from '@site/src/lib/faults/errorText';
import styles from './styles.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/**
 * Shown when rendering fails. It uses nothing from the theme, because the theme may be what failed. The link to the
 * home page is a plain one, so that the site loads again from scratch.
 */
export function CrashNotice({error, tryAgain}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <main className={styles.notice}>
      <h1>This page crashed.</h1>
      <p>
        Nothing on your PC was changed. Try again first; if the page crashes
        again, start from the home page and tell the maintainers what is written
        below.
      </p>
      <p className={button.buttons}>
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
        <a href={baseUrl}>Go to the home page</a>
      </p>
      <pre className={styles.details}>{errorText(error)}</pre>
    </main>
  );
}
