/** Wraps BlogTagsPostsPage (3.6.1): each page of a long list has its own title and description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogTagsPostsPage';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import {describeListPage} from '@site/src/lib/routes/listPage';

export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <PageMetadata
        {...describeListPage(listMetadata, {
          title,
          description: tag.description,
        })}
      />
    </>
  );
}
