/**
 * Ejects NotFound/Content (3.6.1): sets the page title, which is missing when docs are at the site's root, suggests the
 * pages that the visitor most likely wanted, and offers the search.
 */
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {useLikelyPages} from '@site/src/components/navigation/useLikelyPages';
import {useSearchDialog} from '@site/src/components/search/SearchButton/useSearchDialog';
import {Button} from '@site/src/components/ui/Button';
import {Field} from '@site/src/components/ui/Field';
import {tasks} from '@site/src/data/tasks';
import styles from './styles.module.css';

/** Opens the search with the words. Until the script runs, the form leads to the list of all guides. */
function SearchForm(): ReactNode {
  const [words, setWords] = useState('');
  const {opening, preload, open, close} = useSearchDialog();
  return (
    <>
      <form
        role="search"
        aria-label="This site"
        className={styles.search}
        action={useBaseUrl('/guide_links')}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}>
        <Field label="Search this site">
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onFocus={preload}
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </form>
      {opening.status === 'open' && (
        <opening.Dialog typed={words + opening.typed} onClosed={close} />
      )}
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl: string;
  };
  const likely = useLikelyPages();
  return (
    <main className={clsx(styles.content, className)}>
      <PageMetadata
        title="Page not found"
        description="This address does not belong to a page of MAS docs. Find the page you meant."
      />
      <Heading as="h1">Page not found</Heading>
      <p>
        We could not find what you were looking for. The address may be
        mistyped, or the link that led here is broken.
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
      <SearchForm />
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
        Followed a link of this site?{' '}
        <Link href={`${repositoryUrl}/issues`}>Report the broken link</Link>.
      </p>
    </main>
  );
}
