/**
 * Ejects BlogArchivePage (3.6.1): years are second-level headings (upstream skips that level), the h1 is inside main, the
 * page has a useful description, and its list looks like those of texts, with links underlined.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const title = 'Archive';
const description =
  'Every post of the MAS docs blog by year, newest first, each with its date.';

export default function BlogArchive({archive}: Props): ReactNode {
  const dateFormat = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const byYear = groupBy(archive.blogPosts, ({metadata}) =>
    metadata.date.slice(0, 4),
  );
  const years = Object.keys(byYear).sort().reverse();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="padding-vert--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          <div className="markdown">
            {years.map((year) => (
              <section key={year}>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <ul>
                  {byYear[year]!.map(({metadata}) => (
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
