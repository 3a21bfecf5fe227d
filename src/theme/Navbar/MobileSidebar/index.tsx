/**
 * Wraps Navbar/MobileSidebar (3.6.1): the drawer is made when its button is reached. Upstream makes it, with the whole
 * sidebar a second time, while every page starts on a phone.
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
