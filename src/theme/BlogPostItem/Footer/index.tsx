/**
 * Replaces BlogPostItem/Footer (3.6.1): a post ends with its sources, as docs do, its topics and the row of links. In a
 * list, all of a post is a link already, so nothing follows it.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageEnd} from '@site/src/components/page/PageEnd';
import {PageSources} from '@site/src/components/page/PageSources';
import {TagLink} from '@site/src/components/page/TagLink';
import type {BlogFrontMatter} from '@site/checks/frontMatter';
import styles from './styles.module.css';

export default function BlogPostItemFooter(): ReactNode {
  const {frontMatter, metadata, isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) {
    return null;
  }
  // The build has checked every post's front matter against the site's own schema.
  const {verified, sources} = frontMatter as unknown as BlogFrontMatter;
  return (
    <>
      <PageSources verified={verified} sources={sources} />
      <footer>
        <ul className={styles.tags} aria-label="Tags">
          {metadata.tags.map(({label, permalink}) => (
            <li key={permalink}>
              <TagLink label={label} permalink={permalink} />
            </li>
          ))}
        </ul>
        <PageEnd editUrl={metadata.editUrl} />
      </footer>
    </>
  );
}
