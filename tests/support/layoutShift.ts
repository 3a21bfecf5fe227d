import type {Page} from '@playwright/test';

type Watched = Window & {layoutShift: number};

/** Starts counting what moves by itself; call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) {
          watched.layoutShift += entry.value;
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Cumulative layout shift so far; 0 when nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).layoutShift);
}
