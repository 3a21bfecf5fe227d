/** Wraps DocItem/Footer (3.6.1): adds the sources. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageSources} from '@site/src/components/page/PageSources';
import type {DocFrontMatter} from '@site/checks/frontMatter';

export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter} = useDoc();
  // The build has checked every page's front matter against the site's own schema.
  const {sources} = frontMatter as unknown as DocFrontMatter;
  return (
    <>
      <PageSources sources={sources} />
      <DocItemFooter />
    </>
  );
}
