import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Path of the page, base URL included. */
  permalink: string;
}

/** Copies the page's published address, without a query or fragment. */
export function CopyPageLink({permalink}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <CopyButton
      className={styles.button}
      label="Copy link to this page"
      text={`${url}${permalink}`}
    />
  );
}
