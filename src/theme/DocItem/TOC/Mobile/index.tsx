/** Replaces DocItem/TOC/Mobile (3.6.1): the list for all widths; upstream has a second one after the text. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme/TOC';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, metadata} = useDoc();
  return (
    <TOC
      toc={toc}
      pageTitle={metadata.title}
      className={ThemeClassNames.docs.docTocMobile}
    />
  );
}
