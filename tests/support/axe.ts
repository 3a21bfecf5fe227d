import {readFileSync} from 'node:fs';
import type axe from 'axe-core';
import {expect, type Page} from '@playwright/test';

// The minified form takes half as long to reach the page.
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on the colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Runs every axe rule, best practices included, or only those given, on what the page shows now. One line for each fault. */
export async function axeFaults(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const {violations: found} = await (
      window as unknown as {axe: typeof axe}
    ).axe.run(document, {runOnly, resultTypes: ['violations']});
    return found.map(({id, impact, nodes}) => ({
      id,
      impact,
      targets: nodes
        .slice(0, 5)
        .map(
          ({target, failureSummary}) =>
            `${target.join(' ')} ${failureSummary ?? ''}`,
        ),
    }));
  }, rules);
  return violations.map(
    ({id, impact, targets}) => `${id} (${impact}): ${targets.join(' | ')}`,
  );
}

/** Every rule in the light mode, then those about colors in the dark one. */
export async function axeFaultsInBothModes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', colorRules],
  ] as const) {
    // Without motion, so that no color is looked at on its way from one mode to the other.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const found = await axeFaults(page, rules);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
