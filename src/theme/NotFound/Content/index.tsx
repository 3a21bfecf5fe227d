/**
 * Ejects NotFound/Content (3.6.1): sets the page title, which is missing when docs are at the site's root, and suggests
 * the pages that the visitor most likely wanted.
 */
import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {tasks} from '@site/src/data/tasks';
import {belowBase, pagePaths} from '@site/src/lib/routes/pagePaths';
import styles from './styles.module.css';

/**
 * Computed in the browser only: one file, 404.html, serves every unknown address. The code that finds them is loaded on
 * demand, because every page's frame contains this component. If it does not load, nothing is suggested.
 */
function useLikelyRoutes(): readonly string[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [likely, setLikely] = useState<readonly string[]>([]);

  useEffect(() => {
    let isCurrent = true;
    import('@site/src/lib/routes/nearestRoutes').then(
      ({nearestRoutes}) =>
        isCurrent &&
        setLikely(
          nearestRoutes(
            belowBase(pathname, baseUrl),
            pagePaths(routes).map((path) => belowBase(path, baseUrl)),
          ),
        ),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);

  return likely;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl: string;
  };
  const likely = useLikelyRoutes();
  return (
    <main className={clsx(styles.content, className)}>
      <PageMetadata
        title="Page Not Found"
        description="This address does not belong to a page of MAS docs. Find the page you meant."
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        We could not find what you were looking for. The address may be
        mistyped, or the link that led here is broken.
      </p>
      <div className={styles.likely} aria-live="polite">
        {likely.length > 0 && (
          <>
            <p>Did you mean:</p>
            <ul>
              {likely.map((route) => (
                <li key={route}>
                  <Link to={route}>{route}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>
        Or use the search at the top of the page, or start from what you want to
        do:
      </p>
      <ul>
        {tasks.map(({id, title, route}) => (
          <li key={id}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
        <li>
          <Link to="/guide_links">See all guides</Link>
        </li>
      </ul>
      <p>
        Followed a link of this site?{' '}
        <Link href={`${repositoryUrl}/issues`}>Report the broken link</Link>.
      </p>
    </main>
  );
}
