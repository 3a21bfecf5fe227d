import type {Page} from '@playwright/test';

type Watched = Window & {layoutShifts: string[]};

/** Starts watching for unexpected layout shifts; call it before opening the page. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const {
        value,
        hadRecentInput,
        sources,
      } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {
          node?: Node;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        if (!hadRecentInput) {
          const moved = sources.map(
            ({node, previousRect, currentRect}) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          );
          watched.layoutShifts.push(`${value}: ${moved.join('; ')}`);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Each layout shift so far: its size, and what moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).layoutShifts);
}
