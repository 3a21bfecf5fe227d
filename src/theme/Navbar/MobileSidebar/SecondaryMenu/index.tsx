/**
 * Replaces Navbar/MobileSidebar/SecondaryMenu (3.6.1): the arrow of the button is no part of its name. The navbar always
 * has entries, so there is always a menu to go back to.
 */
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const {content, hide} = useNavbarSecondaryMenu();
  return (
    <>
      <button
        type="button"
        className="clean-btn navbar-sidebar__back"
        onClick={hide}>
        <span aria-hidden>← </span>Back to main menu
      </button>
      {content}
    </>
  );
}
