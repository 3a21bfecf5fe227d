/**
 * Replaces Navbar/MobileSidebar (3.6.1): renders the drawer when its button is reached. Upstream renders it, with the
 * whole sidebar again, at the start of every page on a phone, and never in a wide window, which has the button too if the
 * letters are large.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';

/**
 * Whether a pointer or the focus has ever been on the button of the drawer. This happens shortly before a press, so what
 * the press will show can be rendered in time.
 */
function useReached(): boolean {
  const [isReached, setIsReached] = useState(false);

  useEffect(() => {
    if (isReached) {
      return undefined;
    }
    const look = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) {
        setIsReached(true);
      }
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [isReached]);

  return isReached;
}

export default function MobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const isReached = useReached();
  useLockBodyScroll(shown);
  return shown || isReached ? (
    <Layout
      header={<Header />}
      primaryMenu={<PrimaryMenu />}
      secondaryMenu={null}
    />
  ) : null;
}
