/**
 * Wraps Blog/Pages/BlogAuthorsPostsPage (3.6.1): the page has the description of the team, which upstream only shows, and
 * each page of a long list has its own.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import {describeListPage} from '@site/src/lib/routes/listPage';

export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const title = useBlogAuthorPageTitle(author);
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata
        {...describeListPage(listMetadata, {
          title,
          description: author.description,
        })}
      />
    </>
  );
}
