/** Replaces BlogPostItem/Footer/ReadMoreLink (3.6.1): "Read more" says nothing in a list of links. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

const label = 'Read the whole post';

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  return (
    <Link aria-label={`${label}: ${blogPostTitle}`} {...linkProps}>
      <b>{label}</b>
    </Link>
  );
}
