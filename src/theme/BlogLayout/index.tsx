/** Wraps BlogLayout (3.6.1): the contents of a post come before its text, for keyboards and screen readers. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';

export default function BlogLayoutWrapper({
  toc,
  children,
  ...props
}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      {toc}
      {children}
    </BlogLayout>
  );
}
