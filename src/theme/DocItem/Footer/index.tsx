/** Wraps DocItem/Footer (3.6.1): adds the date of the last check, the sources and a button that copies the address. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {CopyPageLink} from '@site/src/components/page/CopyPageLink';
import {PageSources} from '@site/src/components/page/PageSources';
import type {DocFrontMatter} from '@site/src/lib/content/frontMatter';

export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // The build has checked every page's front matter against the site's own schema.
  const {verified, sources} = frontMatter as unknown as DocFrontMatter;
  return (
    <>
      <PageSources verified={verified} sources={sources} />
      <CopyPageLink permalink={metadata.permalink} />
      <DocItemFooter />
    </>
  );
}
