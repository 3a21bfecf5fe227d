/**
 * Ejects TOC (3.6.1): a navigation landmark with a heading. Upstream's is a bare box, which is outside every landmark
 * on posts and pages.
 */
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

// The custom class name excludes TOCInline and TOCCollapsible from highlighting.
const LINK_CLASS_NAME = 'table-of-contents__link toc-highlight';
const LINK_ACTIVE_CLASS_NAME = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}>
      <p id={titleId} className={styles.title}>
        On this page
      </p>
      <TOCItems
        {...props}
        linkClassName={LINK_CLASS_NAME}
        linkActiveClassName={LINK_ACTIVE_CLASS_NAME}
      />
    </nav>
  );
}
