/**
 * Wraps BlogSidebar/Content (3.6.1): the year of a post is that of its date, in every time zone. Upstream groups by the local
 * year, so a post of January 1 is under another year west of UTC, and breaks the page.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import Content from '@theme-original/BlogSidebar/Content';

export default function BlogSidebarContentWrapper({
  items,
  ...props
}: Props): ReactNode {
  // Upstream reads the local year, and only that. In July, it is the same everywhere.
  const inJuly = items.map((item) => ({
    ...item,
    date: `${new Date(item.date).getUTCFullYear()}-07-01`,
  }));
  return <Content items={inJuly} {...props} />;
}
