/**
 * Ejects BlogArchivePage (3.6.1): years are second-level headings (upstream skips that level), the h1 is inside main, the
 * page has a useful description, and its list looks like those of texts, with links underlined.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const title = 'Archive';
const description =
  'Every post of the MAS docs blog by year, newest first, each with its date.';

function groupByYear(
  posts: readonly ArchiveBlogPost[],
): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

export default function BlogArchive({archive}: Props): ReactNode {
  const dateFormat = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="padding-vert--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          <div className="markdown">
            {groupByYear(archive.blogPosts).map(([year, posts]) => (
              <section key={year}>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <ul>
                  {posts.map(({metadata}) => (
                    <li key={metadata.permalink}>
                      <time dateTime={metadata.date}>
                        {dateFormat.format(new Date(metadata.date))}
                      </time>
                      {': '}
                      <Link to={metadata.permalink}>{metadata.title}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
