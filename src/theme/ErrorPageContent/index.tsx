/**
 * Ejects ErrorPageContent (3.6.1): shares its notice with Error, and clears when the visitor goes to another page.
 * Upstream's stays, because the boundary that caught the error survives navigation.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {CrashNotice} from '@site/src/components/feedback/CrashNotice';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  return <CrashNotice error={error} tryAgain={tryAgain} />;
}
