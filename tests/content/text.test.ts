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

    test('has its one h1 where the theme expects it', () => {
      // The theme makes it of the title in docs and posts; a page of its own writes it.
      const written =
        body.replace(/```[\s\S]*?```/g, '').match(/^# .*$/gm) ?? [];
      expect(written).toHaveLength(path.startsWith('src/pages/') ? 1 : 0);
    });

    test('carries no product key, no download-and-run command and no public KMS host', () => {
      const keys = body.match(/\b(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}\b/g) ?? [];
      expect(keys.filter((key) => !/^(?:X{5}-){4}X{5}$/.test(key))).toEqual([]);
      expect(body).not.toMatch(
        /\b(?:irm|iwr|curl|wget|Invoke-(?:RestMethod|WebRequest))\b[^\n]*\|\s*(?:iex|sh|bash)\b/i,
      );
      for (const [, host] of body.matchAll(
        /\/(?:skms|sethst:)\s*([\w.-]+\.[a-z]{2,})/gi,
      )) {
        expect(host).toMatch(/\.example$/);
      }
    });
  });
}
