/** Replaces BlogPostItem/Footer/ReadMoreLink (3.6.1): a list of links that all say "Read more" is useless. */
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
