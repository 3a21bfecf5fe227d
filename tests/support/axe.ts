import axe from 'axe-core';
import type {Page} from '@playwright/test';

/** Rules that do not apply here, each with its reason. */
const switchedOff: Record<string, string> = {};

/** Runs every axe rule, best practices included, on what the page shows now. One line for each fault. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (rules) => {
      const {violations: found} = await (
        window as unknown as {axe: typeof axe}
      ).axe.run(document, {rules});
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
    Object.fromEntries(
      Object.keys(switchedOff).map((id) => [id, {enabled: false}]),
    ),
  );
  return violations.map(
    ({id, impact, targets}) => `${id} (${impact}): ${targets.join(' | ')}`,
  );
}
