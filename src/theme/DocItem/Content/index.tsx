/** Ejects DocItem/Content (3.6.1): below the title of a page about dates, when its facts were last checked. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {PageMeta} from '@site/src/components/page/PageMeta';
import {datedPages} from '@site/src/data/datedPages';
import type {DocFrontMatter} from '@site/checks/frontMatter';
import {keepTogether, typographicQuotes} from '@site/src/lib/text/format';

export default function DocItemContent({children}: Props): ReactNode {
  // begin local: every doc has a title in its front matter, which the build has checked against the site's own schema
  const {frontMatter, metadata} = useDoc();
  const {verified} = frontMatter as unknown as DocFrontMatter;
  // end local
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        {/* begin local */}
        <Heading as="h1">
          {keepTogether(typographicQuotes(metadata.title)).replace(
            /\b-\b/g,
            '\u2011',
          )}
        </Heading>
        {datedPages.includes(metadata.id) && <PageMeta verified={verified} />}
        {/* end local */}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
