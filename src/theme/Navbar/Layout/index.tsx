/**
 * Ejects Navbar/Layout (3.6.1): adds the keyboard behavior of the drawer, and an attribute while the navbar is scrolled
 * away, so that what sticks below it can move up.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useHideableNavbar,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {useDrawerFocus} from '@site/src/components/navigation/useDrawerFocus';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  // begin local
  const isHidden = hideOnScroll && !isNavbarVisible;
  useDrawerFocus(mobileSidebar);
  // end local
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      // local
      data-hidden={isHidden || undefined}
      className={clsx(
        'navbar',
        'navbar--fixed-top',
        hideOnScroll && [
          styles.navbarHideable,
          !isNavbarVisible && styles.navbarHidden,
        ],
        {
          'navbar-sidebar--show': mobileSidebar.shown,
        },
      )}>
      {children}
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={mobileSidebar.toggle}
      />
      <NavbarMobileSidebar />
    </nav>
  );
}
