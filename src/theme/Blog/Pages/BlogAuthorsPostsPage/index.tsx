/** Wraps Blog/Pages/BlogAuthorsPostsPage (3.6.1): adds a description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {name, title} = props.author;
  return (
    <>
      <PageMetadata
        description={`Posts by the ${name} of MAS docs${title ? `, ${title.charAt(0).toLowerCase()}${title.slice(1)}` : ''}: activation, licensing and what changed.`}
      />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
