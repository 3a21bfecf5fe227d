/**
 * Replaces DocSidebar/Desktop (3.6.1): the list of guides, which stays where it is. Upstream's shows the logo of the
 * navbar a second time while that is scrolled away, and has a button for a sidebar that can be hidden.
 */
import {memo, type ReactNode} from 'react';
import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
