/**
 * Replaces DocItem/TOC/Mobile (3.6.1): the contents for all widths, before the text for keyboards and screen readers.
 * On a narrow screen it is a bar below the navbar; on a wide one, a column beside the text.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme/TOC';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <div className={styles.beside}>
      <TOC
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      />
    </div>
  );
}
