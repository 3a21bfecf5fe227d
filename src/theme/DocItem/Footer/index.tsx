/** Wraps DocItem/Footer (3.6.1): adds the sources, and when the facts were last checked. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageSources} from '@site/src/components/page/PageSources';
import {datedPages} from '@site/src/data/datedPages';
import type {DocFrontMatter} from '@site/checks/frontMatter';

export default function DocItemFooterWrapper(): ReactNode {
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
      <DocItemFooter />
    </>
  );
}
