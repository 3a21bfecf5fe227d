import {useEffect} from 'react';

/** Keeps the screen on while the component is shown, where the browser can: typing takes longer than a screen stays on. */
export function useScreenAwake(): void {
  useEffect(() => {
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      try {
        // The browser ends it while another page is in front.
        if (document.visibilityState === 'visible') {
          lock = await navigator.wakeLock.request('screen');
        }
      } catch {
        // Not in every browser, and refused on a low battery.
      }
      if (!isShown) {
        void lock?.release();
      }
    };
    const onVisibility = () => void keep();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}
