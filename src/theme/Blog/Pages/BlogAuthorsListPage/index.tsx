/** Wraps Blog/Pages/BlogAuthorsListPage (3.6.1): adds a description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The teams that write the MAS docs blog, what each of them works on, and their posts." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
