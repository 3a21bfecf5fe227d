/**
 * Replaces Navbar/MobileSidebar/Layout (3.6.1): one panel on every page, with the search, the guides in their groups, and
 * the entries of the navbar, to which a button leads past the guides of a page. It opens at the page that is shown; of the
 * groups, only that of a guide is open. Upstream has two panels: the entries first where there is no sidebar, and behind
 * that button elsewhere. With these, nobody can browse the guides from the home page.
 */
import {cloneElement, useEffect, useRef, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {showInBox} from '@site/src/components/navigation/showInBox';
import {Icon} from '@site/src/components/ui/Icon';
import {useModule} from '@site/src/components/ui/useModule';
import {Button} from '@site/src/components/ui/Button';
import styles from './styles.module.css';

const importGuides = () =>
  import(
    /* webpackChunkName: "guide-list" */ '@site/src/components/navigation/GuideList'
  );

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  // The docs bring a list of guides, the blog an object with its posts.
  const isDocs = Array.isArray(content?.props.sidebar);
  const {loaded, hasFailed} = useModule(importGuides, !isDocs);
  const menu = useRef<HTMLDivElement>(null);
  const entries = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const entry = menu.current!.querySelector('[aria-current]');
    if (shown && entry) {
      showInBox(entry, menu.current!);
    }
  }, [shown]);

  /** Opens the search of the navbar, which the drawer covers. */
  function openSearch(): void {
    toggle();
    document
      .querySelector<HTMLElement>('.navbar__inner [aria-haspopup="dialog"]')
      ?.click();
  }

  return (
    <div className="navbar-sidebar">
      {header}
      <div className="navbar-sidebar__items">
        <div ref={menu} className="navbar-sidebar__item menu">
          <Button
            variant="chip"
            className={styles.search}
            aria-haspopup="dialog"
            onClick={openSearch}>
            <Icon name="search" /> Search
          </Button>
          {isDocs ? (
            <>
              <button
                type="button"
                className={clsx('clean-btn navbar-sidebar__back', styles.back)}
                onClick={() => entries.current!.querySelector('a')!.focus()}>
                Main menu
              </button>
              {cloneElement(content, {
                key: content.props.path,
                sidebar: content.props.sidebar.map((item: PropSidebarItem) =>
                  item.type === 'category' ? {...item, collapsed: true} : item,
                ),
              })}
            </>
          ) : (
            !hasFailed && (
              <div className={styles.guides}>
                {loaded && <loaded.default close={toggle} />}
              </div>
            )
          )}
          <p className={styles.title}>Site</p>
          <div ref={entries} className={styles.entries}>
            {primaryMenu}
          </div>
          {!isDocs && content}
        </div>
      </div>
    </div>
  );
}
