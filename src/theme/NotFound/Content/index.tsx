/**
 * Ejects NotFound/Content (3.6.1): sets the page title, which is missing when docs are at the site's root, suggests the
 * pages that the visitor most likely wanted, and has the box of the home page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {useLikelyPages} from '@site/src/components/navigation/useLikelyPages';
import {useModule} from '@site/src/components/ui/useModule';
import {tasks} from '@site/src/data/tasks';
import styles from './styles.module.css';

/** On demand, because the frame of every page has this module. */
const loadBox = () =>
  import(
    /* webpackChunkName: "words-box" */ '@site/src/components/tools/OneBox/WordsBox'
  );

export default function NotFoundContent({className}: Props): ReactNode {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl: string;
  };
  const likely = useLikelyPages();
  const {loaded: box} = useModule(loadBox, true);
  return (
    <main className={clsx(styles.content, className)}>
      <PageMetadata
        title="Page not found"
        description="This address does not belong to a page of MAS docs. Find the page you meant."
      />
      <Heading as="h1">Page not found</Heading>
      <p>
        No page has this address. It may be mistyped, or the link that led here
        is broken.
      </p>
      <div className={styles.likely} aria-live="polite">
        {likely.length > 0 && (
          <>
            <p>Did you mean:</p>
            <ul>
              {likely.map(({route, title}) => (
                <li key={route}>
                  <Link to={route}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.box}>{box && <box.WordsBox />}</div>
      <p>Start from what you want to do:</p>
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
        Followed a link on this site?{' '}
        <Link href={`${repositoryUrl}/issues`}>Report the broken link</Link>.
      </p>
    </main>
  );
}
