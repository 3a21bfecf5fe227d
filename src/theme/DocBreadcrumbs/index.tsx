/**
 * Replaces DocBreadcrumbs (3.6.1): where there is no sidebar, one step back to the group of the page in the list of all
 * guides, in one row with the contents. Upstream repeats on every screen where the sidebar shows the page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sectionOfGroup} from '@site/src/lib/routes/routes';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const group = useSidebarBreadcrumbs()?.find(({type}) => type === 'category');
  return (
    group && (
      <nav
        aria-label="Breadcrumbs"
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.back)}>
        <Link to={sectionOfGroup(group.label)}>{group.label}</Link>
      </nav>
    )
  );
}
