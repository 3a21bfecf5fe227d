/**
 * Replaces core's Error (3.6.1), the last resort: core's renders the layout again, which has most likely just failed, and
 * needs a private context for it. This one needs nothing else.
 */
import {useEffect, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import {CrashNotice} from '@site/src/components/feedback/CrashNotice';

export default function Error({error, tryAgain}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // Where the app crashes at its start, nothing else tells the page's first script that presses are answered now.
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
  }, []);
  return (
    <CrashNotice
      error={error}
      tryAgain={tryAgain}
      homeHref={siteConfig.baseUrl}
    />
  );
}
