/** Wraps BlogTagsListPage (3.6.1): adds a description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All topics of the MAS docs blog, with the number of posts under each of them." />
      <BlogTagsListPage {...props} />
    </>
  );
}
