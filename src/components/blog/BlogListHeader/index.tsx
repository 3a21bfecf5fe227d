import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Path of the blog, base URL included. */
  blogPath: string;
  description: string;
  /** The heading. */
  children: ReactNode;
}

/** Header of the list of posts: what the blog is about, its feeds, and its archive, tags and authors. */
export function BlogListHeader({
  blogPath,
  description,
  children,
}: Props): ReactNode {
  return (
    <header className={styles.header}>
      {children}
      <p>{description}</p>
      <ul className={styles.links}>
        <li>
          <Link to={`${blogPath}/archive`}>Archive</Link>
        </li>
        <li>
          <Link to={`${blogPath}/tags`}>Tags</Link>
        </li>
        <li>
          <Link to={`${blogPath}/authors`}>Authors</Link>
        </li>
        <li>
          {/* Feeds are files, not pages, so the router must not handle them. */}
          <Link to={`pathname://${blogPath}/rss.xml`} target="_self">
            RSS feed
          </Link>
        </li>
        <li>
          <Link to={`pathname://${blogPath}/atom.xml`} target="_self">
            Atom feed
          </Link>
        </li>
      </ul>
    </header>
  );
}
