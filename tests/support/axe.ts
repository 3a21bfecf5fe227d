import {readFileSync} from 'node:fs';
import type axe from 'axe-core';
import {expect, type Page} from '@playwright/test';

// The minified file takes half as long to inject.
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** All including best practices if undefined. */
  rules?: string[];
  /** Leaves out the rules about colors, which take most of the time. */
  isColorless?: boolean;
  /** A selector of elements to leave out. */
  exclude?: string;
}

/** Runs axe on the current page. Returns one line per violation. */
export async function axeFaults(
  page: Page,
  scope: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const off = scope.isColorless ? colorRules : [];
  const options: axe.RunOptions = {
    runOnly: scope.rules,
    rules: Object.fromEntries(off.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([exclude, chosen]) => {
      const {violations: found} = await (
        window as unknown as {axe: typeof axe}
      ).axe.run({exclude}, chosen);
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
    },
    [scope.exclude ?? [], options] as const,
  );
  return violations.map(
    ({id, impact, targets}) => `${id} (${impact}): ${targets.join(' | ')}`,
  );
}

/** Violations of every rule in light mode, and of the color rules in dark mode. */
export async function axeFaultsInBothModes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', colorRules],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const found = await axeFaults(page, {rules});
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
