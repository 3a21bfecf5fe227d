/**
 * Wraps Navbar/MobileSidebar (3.6.1): renders the drawer when its button is reached. Upstream renders it, with the
 * whole sidebar again, at the start of every page on a phone.
 */
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useReached} from '@site/src/components/navigation/useReached';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const isReached = useReached('.navbar__toggle');
  return shown || isReached ? <MobileSidebar /> : null;
}
