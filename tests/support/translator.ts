/** Changes the texts of a page as a browser's translation does, which does not run in tests. */
import type {Page} from '@playwright/test';
import {expect, hydrated} from './test';

interface Options {
  /** Translates the HTML before React takes over, as on a slow connection. */
  beforeHydration?: boolean;
}

/**
 * Translates each page like Chrome and Edge do: replaces every text node by `<font><font>…</font></font>`, and keeps on
 * doing so while the page changes, except inside `translate="no"`. The "translation" of a text is `⟦text⟧`, so a test
 * can tell a text that was translated from one that was not.
 */
export async function translateFromNowOn(
  page: Page,
  {beforeHydration = false}: Options = {},
): Promise<void> {
  await page.addInitScript((isEarly) => {
    const untouched =
      'font, [translate="no"], script, style, noscript, textarea';

    function translateBelow(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text && !node.parentElement?.closest(untouched)) {
          texts.push(node);
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data.trim() ? `⟦${text.data}⟧` : text.data;
        text.replaceWith(outer);
      }
    }

    function start(): void {
      translateBelow(document.body);
      new MutationObserver((changes) => {
        for (const {target, addedNodes} of changes) {
          for (const node of target instanceof Text ? [target] : addedNodes) {
            if (node.isConnected) {
              translateBelow(node);
            }
          }
        }
      }).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }

    if (isEarly) {
      // Fires before deferred scripts run.
      document.addEventListener('readystatechange', start, {once: true});
      return;
    }
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        observer.disconnect();
        start();
      }
    }).observe(document, {
      attributeFilter: ['data-has-hydrated'],
      subtree: true,
    });
  }, beforeHydration);
}

/** Opens a page in translation. */
export async function openTranslated(
  page: Page,
  route: string,
  options?: Options,
): Promise<void> {
  await translateFromNowOn(page, options);
  await page.goto(route);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^⟦.*⟧$/);
}

/** The text of the page as its visitor sees it, without white space and without the marks of the translation. */
export async function originalText(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replace(/[⟦⟧\s]/g, '');
}

/** Where two texts begin to differ, for a message that fits on a screen; empty if they are equal. */
export function firstDifference(expected: string, shown: string): string {
  if (expected === shown) {
    return '';
  }
  const at = Array.from(expected).findIndex((char, i) => char !== shown[i]);
  const cut = (text: string) => text.slice(Math.max(at - 60, 0), at + 60);
  return `expected “${cut(expected)}”, shown “${cut(shown)}”`;
}
