/**
 * Ejects Navbar/MobileSidebar/Layout (3.6.1): of the two panels, the one beside the drawer is inert. In upstream's, the
 * keyboard and screen readers reach both.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useBackFocus} from '@site/src/components/navigation/useBackFocus';

// React 18 knows no property of this name and sets the attribute.
const inertIf = (isInert: boolean) => (isInert ? {inert: ''} : {});

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  // begin local
  const {shown} = useNavbarMobileSidebar();
  const mainPanel = useBackFocus(shown, secondaryMenuShown);
  // end local
  return (
    <div className="navbar-sidebar">
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}>
        {/* local: the reference and the inert attributes */}
        <div
          ref={mainPanel}
          className="navbar-sidebar__item menu"
          {...inertIf(secondaryMenuShown)}>
          {primaryMenu}
        </div>
        <div
          className="navbar-sidebar__item menu"
          {...inertIf(!secondaryMenuShown)}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
