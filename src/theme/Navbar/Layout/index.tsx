/**
 * Replaces Navbar/Layout (3.6.1): adds the keyboard behavior of the drawer, and an attribute while the navbar is scrolled
 * away, which moves it, and what sticks below it. Upstream has a class of its own for that.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useHideableNavbar,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {useDrawerFocus} from '@site/src/components/navigation/useDrawerFocus';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  useDrawerFocus(mobileSidebar);
  return (
    <nav
      ref={navbarRef}
      aria-label="Main"
      data-hidden={(hideOnScroll && !isNavbarVisible) || undefined}
      className={clsx(
        'navbar navbar--fixed-top',
        mobileSidebar.shown && 'navbar-sidebar--show',
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
