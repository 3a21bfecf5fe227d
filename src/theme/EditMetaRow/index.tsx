/**
 * Replaces EditMetaRow (3.6.1): one row with what a reader can do with a page, at the end of docs, posts and pages.
 * Upstream's has the edit link and the date of the last commit, which this site does not show.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import {reportUrl} from '@site/src/lib/routes/reportUrl';
import {belowBase, copyOfRoute} from '@site/src/lib/routes/routes';
import styles from './styles.module.css';

export default function EditMetaRow({editUrl}: Props): ReactNode {
  const {url, baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {repositoryUrl} = customFields as {repositoryUrl: string};
  const {pathname, hash} = useLocation();
  // The HTML of a page serves all its sections.
  const section = useIsBrowser() ? hash : '';
  const route = belowBase(pathname, baseUrl);
  return (
    <ul className={styles.row}>
      <li>
        <Link href={reportUrl(repositoryUrl, `${route}${section}`)}>
          Report a problem
        </Link>
      </li>
      {editUrl && (
        <li>
          <EditThisPage editUrl={editUrl} />
        </li>
      )}
      <li>
        {/* A file, not a page, so the router must not handle it. */}
        <Link to={`pathname://${baseUrl}${copyOfRoute(route)}`} target="_self">
          Markdown copy
        </Link>
      </li>
      {/* On paper, where the links above are of no use. */}
      <li className={styles.address}>{`${url}${pathname}`}</li>
    </ul>
  );
}
