/**
 * Ejects BlogListPage (3.6.1): adds the h1 that upstream lacks, and at its end, where upstream leads to the next page of
 * posts, links to the other lists and the feeds.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle: title, blogDescription: description} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}>
      <PageMetadata title={title} description={description} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        {/* begin local */}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        {/* end local */}
        <BlogPostItems items={items} />
        {/* begin local */}
        <ul className={styles.links}>
          <li>
            <Link to="/blog/archive">Archive</Link>
          </li>
          <li>
            <Link to="/blog/tags">Tags</Link>
          </li>
          <li>
            <Link to="/blog/authors">Authors</Link>
          </li>
          <li>
            {/* Feeds are files, not pages, so the router must not handle them. */}
            <Link to="pathname:///blog/rss.xml" target="_self">
              RSS feed
            </Link>
          </li>
          <li>
            <Link to="pathname:///blog/atom.xml" target="_self">
              Atom feed
            </Link>
          </li>
        </ul>
        {/* end local */}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
