import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {Button} from '@site/src/components/ui/Button';
import {reportUrl} from '@site/src/lib/routes/reportUrl';
import {copyOfRoute} from '@site/src/lib/routes/routes';
import styles from './styles.module.css';

interface Props {
  editUrl?: string | null;
}

/**
 * The end of docs, posts and pages: whether it helped, and what a reader can do with it. A "Yes" stays in the page: the
 * site has nowhere to send it.
 */
export function PageEnd({editUrl}: Props): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {repositoryUrl} = customFields as {repositoryUrl: string};
  const {pathname, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const [helpful, setHelpful] = useState<string>();
  const route = useLocalPathname();
  // The HTML of a page serves all its sections.
  const place = `${route}${isBrowser ? hash : ''}`;
  // React keeps the state from one page to the next.
  const hasHelped = helpful === route;
  return (
    <div className={styles.end}>
      <p className={styles.question}>
        Did this help?
        <Button
          variant="small"
          aria-pressed={hasHelped}
          disabled={!isBrowser}
          onClick={() => setHelpful(route)}>
          Yes
        </Button>
        {!hasHelped && (
          <Link href={reportUrl(repositoryUrl, place)}>
            No, report a problem
          </Link>
        )}
        {/* An element in it, because React cannot remove a text that a browser has translated. */}
        <span role="status">
          {hasHelped && <span>Thanks, good to know.</span>}
        </span>
      </p>
      {editUrl && (
        <Link href={editUrl} className={ThemeClassNames.common.editThisPage}>
          Edit this page
        </Link>
      )}
      {/* A file, not a page, so the router must not handle it. */}
      <Link to={`pathname:///${copyOfRoute(route)}`} target="_self">
        View as Markdown
      </Link>
      {/* On paper, where the links above are of no use. */}
      <span className={styles.address}>{`${url}${pathname}`}</span>
    </div>
  );
}
