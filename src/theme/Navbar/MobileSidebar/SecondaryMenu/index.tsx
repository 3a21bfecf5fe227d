/** Replaces Navbar/MobileSidebar/SecondaryMenu (3.6.1): without a way back to the main menu, which is in the same list. */
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  return useNavbarSecondaryMenu().content;
}
