/** Wraps BlogLayout (3.6.1): the contents of a post come before its text, as in docs, and know its title. */
import {cloneElement, isValidElement, type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogLayout';
import type {Props as ContentsProps} from '@theme/TOC';
import BlogLayout from '@theme-original/BlogLayout';

function Contents({toc}: Pick<Props, 'toc'>): ReactNode {
  const {title} = useBlogPost().metadata;
  return isValidElement<ContentsProps>(toc)
    ? cloneElement(toc, {pageTitle: title})
    : toc;
}

export default function BlogLayoutWrapper({
  toc,
  children,
  ...props
}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      {/* Only posts have contents. */}
      {toc && <Contents toc={toc} />}
      {children}
    </BlogLayout>
  );
}
