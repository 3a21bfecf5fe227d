import type {Page} from '@playwright/test';

interface Heard {
  announced: string[];
}

/** Notes from now on what the live regions of a page say. The texts are those that a screen reader gets, in order. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced: string[] = [];
    (window as unknown as Heard).announced = announced;
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({target, addedNodes, type}) => {
          const element =
            target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[role=status]');
          return region && (type === 'characterData' || addedNodes.length > 0)
            ? [region]
            : [];
        }),
      );
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text) {
          announced.push(text);
        }
      }
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** What was said since `listen`, or since the last call, except that a tool is working, as it says on a busy machine. */
export async function heard(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    (window as unknown as Heard).announced.splice(0),
  );
  return all.filter((sentence) => sentence !== 'Looking it up…');
}
