/**
 * Replaces DocItem/Footer (3.6.1): the sources, when the facts were last checked, and the row of links. Docs have no tags,
 * which upstream's brings to every page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {PageEnd} from '@site/src/components/page/PageEnd';
import {PageSources} from '@site/src/components/page/PageSources';
import {datedPages} from '@site/src/data/datedPages';
import type {DocFrontMatter} from '@site/checks/frontMatter';

export default function DocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // The build has checked every page's front matter against the site's own schema.
  const {verified, sources} = frontMatter as unknown as DocFrontMatter;
  const isShownAbove = datedPages.includes(metadata.id);
  return (
    <>
      <PageSources
        verified={isShownAbove ? undefined : verified}
        sources={sources}
      />
      <footer
        className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
        <PageEnd editUrl={metadata.editUrl} />
      </footer>
    </>
  );
}
