/**
 * Replaces core's Error (3.6.1), the last resort: core's renders the layout again, which has most likely just failed,
 * and needs a private context for that. This one has no such dependencies.
 */
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {CrashNotice} from '@site/src/components/feedback/CrashNotice';

export default function Error({error, tryAgain}: Props): ReactNode {
  // If the app crashes on startup, nothing else tells the inline script for early clicks to stop.
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
  }, []);
  return <CrashNotice error={error} tryAgain={tryAgain} />;
}
