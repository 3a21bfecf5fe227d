/** Wraps Blog/Pages/BlogAuthorsPostsPage (3.6.1): the page has the description of the team, which upstream only shows. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
