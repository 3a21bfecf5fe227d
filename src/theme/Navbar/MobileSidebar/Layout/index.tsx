/**
 * Ejects Navbar/MobileSidebar/Layout (3.6.1): the guides, then the links of the navbar, in one list. Upstream has two
 * panels, and nothing in the first one says what the other one holds.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  return (
    <div className="navbar-sidebar">
      {header}
      <div className="navbar-sidebar__items">
        {/* local: one panel for both menus */}
        <div className="navbar-sidebar__item menu">
          {secondaryMenu}
          {primaryMenu}
        </div>
      </div>
    </div>
  );
}
