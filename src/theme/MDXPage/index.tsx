/** Wraps MDXPage (3.6.1): the contents come before the text, as in docs, and the text looks like that of a doc. */
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import MDXPage from '@theme-original/MDXPage';

/** The text with the contents before it. Upstream sees no contents, so it adds none. */
function withContents(Content: Props['content']): Props['content'] {
  const {toc, frontMatter} = Content;
  function ContentWithContents(): ReactNode {
    return (
      <>
        {toc.length > 0 && !frontMatter.hide_table_of_contents && (
          <TOC toc={toc} />
        )}
        <div className="markdown">
          <Content />
        </div>
      </>
    );
  }
  return Object.assign(ContentWithContents, Content, {toc: []});
}

export default function MDXPageWrapper({content, ...props}: Props): ReactNode {
  const withToc = useMemo(() => withContents(content), [content]);
  return <MDXPage {...props} content={withToc} />;
}
