/** Wraps BlogPostItem/Header/Info (3.6.1): a post also says when its facts were last checked, as docs do. */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderInfo from '@theme-original/BlogPostItem/Header/Info';
import {PageMeta} from '@site/src/components/page/PageMeta';
import type {BlogFrontMatter} from '@site/checks/frontMatter';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfoWrapper(props: Props): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  // The build has checked every post's front matter against the site's own schema.
  const {verified, sources} = frontMatter as unknown as BlogFrontMatter;
  return (
    <div className={styles.line}>
      <BlogPostItemHeaderInfo {...props} />
      {isBlogPostPage && <PageMeta verified={verified} sources={sources} />}
    </div>
  );
}
