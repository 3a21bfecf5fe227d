/** Wraps BlogPostItem/Footer (3.6.1): a post shows its sources, and when its facts were last checked, as docs do. */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import {PageSources} from '@site/src/components/page/PageSources';
import type {BlogFrontMatter} from '@site/checks/frontMatter';

export default function BlogPostItemFooterWrapper(): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  // The build has checked every post's front matter against the site's own schema.
  const {verified, sources} = frontMatter as unknown as BlogFrontMatter;
  return (
    <>
      {isBlogPostPage && <PageSources verified={verified} sources={sources} />}
      <BlogPostItemFooter />
    </>
  );
}
