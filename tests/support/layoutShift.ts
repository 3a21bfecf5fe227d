import type {Page} from '@playwright/test';

type Watched = Window & {layoutShift: number};

/** Starts measuring unexpected layout shifts; call it before opening the page. */
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

/** The sum of all layout shifts so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).layoutShift);
}
