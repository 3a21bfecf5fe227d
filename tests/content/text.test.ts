import {expect, test} from '@playwright/test';
import {contentFiles} from '../support/content';

/** Text a visitor reads: no code, imports or JSX. */
function words(body: string): number {
  return body
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/^import .*$/gm, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word)).length;
}

/** Pages whose brief is short. */
const short = [
  'docs/contactus.md',
  'docs/our_non-piracy_site.md',
  'src/pages/markdown-page.md',
];

for (const {path, body} of contentFiles) {
  test.describe(path, () => {
    test('has real text', () => {
      expect(words(body)).toBeGreaterThanOrEqual(
        short.includes(path) ? 150 : 200,
      );
      expect(body).not.toMatch(/lorem ipsum|coming soon|\bTODO\b|\bTBD\b/i);
    });
  });
}
