import type {Page} from '@playwright/test';

type Watched = Window & {
  layoutShifts: {at: number; what: string}[];
  /** When a frame has shown the whole page. What moves while it arrives depends on the network, and has tests of its own. */
  wholeAt: number;
};

/** Starts watching for unexpected layout shifts; call it before opening the page. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShifts = [];
    watched.wholeAt = Infinity;
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          watched.wholeAt = performance.now();
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const {
        value,
        hadRecentInput,
        sources,
        startTime,
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
          watched.layoutShifts.push({
            at: startTime,
            what: `${value}: ${moved.join('; ')}`,
          });
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Each layout shift since the page was shown whole: its size, and what moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {layoutShifts: shifts, wholeAt} = window as unknown as Watched;
    return shifts.filter(({at}) => at >= wholeAt).map(({what}) => what);
  });
}
