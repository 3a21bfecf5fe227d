/**
 * Replaces BlogPostItem/Header (3.6.1): the title, and one line with the date, the time to read, and the teams. Upstream
 * gives the date, and each author, a block of their own.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, date, readingTime, authors} = metadata;
  const day = date.slice(0, 10);
  return (
    <header className={isBlogPostPage ? undefined : styles.listed}>
      {isBlogPostPage ? (
        <Heading as="h1">{title}</Heading>
      ) : (
        <h2>
          <Link to={permalink}>{title}</Link>
        </h2>
      )}
      <p className={styles.line}>
        <time dateTime={day}>{formatDate(day)}</time>
        {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
        {authors.map(({name, key, page}) => (
          <span key={key}>
            {' · '}
            {page ? <Link to={page.permalink}>{name}</Link> : name}
          </span>
        ))}
      </p>
    </header>
  );
}
