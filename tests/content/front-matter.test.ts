import {expect, test} from '@playwright/test';
import {checkFrontMatter} from '../../src/lib/content/frontMatter';
import {contentFiles} from '../support/content';

test('every page has valid front matter; all faults are listed at once', () => {
  const faults = contentFiles.flatMap(
    ({path, frontMatter}) => checkFrontMatter(path, frontMatter).faults,
  );
  expect(faults.join('\n')).toBe('');
});

test('every title and every description stands on one page only', () => {
  for (const field of ['title', 'description']) {
    const seen = new Map<unknown, string>();
    for (const {path, frontMatter} of contentFiles) {
      const value = frontMatter[field];
      expect(
        seen.get(value),
        `${path} and ${seen.get(value)} share their ${field}`,
      ).toBeUndefined();
      seen.set(value, path);
    }
  }
});

/** Pages that state nothing about Windows, Office or Microsoft which would need a source. */
const withoutSources = [
  'docs/changelog.md',
  'docs/contactus.md',
  'docs/guide_links.md',
  'src/pages/markdown-page.md',
];

for (const {path, frontMatter} of contentFiles) {
  test(`${path} names its sources`, () => {
    test.skip(
      withoutSources.includes(path),
      'the page states no facts of its own',
    );
    expect(
      (frontMatter.sources as unknown[] | undefined)?.length ?? 0,
    ).toBeGreaterThan(0);
  });
}
