import {test} from 'vitest';
import {frontMatterFaults} from '../../src/lib/content/contentFile';
import {checkFrontMatter, lineOfField} from '../../src/lib/content/frontMatter';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';

/** Each test lists the faults of all pages at once. */

test('every page has valid front matter', () => {
  expectNoFaults(contentFiles.flatMap(frontMatterFaults));
});

test('every title and every description stands on one page only', () => {
  const faults = ['title', 'description'].flatMap((field) => {
    const seen = new Map<unknown, string>();
    return contentFiles.flatMap(({path, frontMatter, source}) => {
      const first = seen.get(frontMatter[field]);
      seen.set(frontMatter[field], first ?? path);
      return first
        ? [
            {
              path,
              line: lineOfField(source, [field]),
              message: `"${field}" is that of ${first} too: tell the two apart`,
            },
          ]
        : [];
    });
  });
  expectNoFaults(faults);
});

test('no page was checked in the future', () => {
  // A day later everywhere than in the time zone that is furthest ahead.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const faults = contentFiles.flatMap(({path, frontMatter, source}) => {
    const {verified} = checkFrontMatter(path, frontMatter, source).frontMatter;
    return String(verified) > tomorrow
      ? [
          {
            path,
            line: lineOfField(source, ['verified']),
            message: '"verified" is after today: write the day of the check',
          },
        ]
      : [];
  });
  expectNoFaults(faults);
});

/** Pages that state nothing about Windows, Office or Microsoft which would need a source. */
const withoutSources = [
  'docs/changelog.md',
  'docs/contactus.md',
  'docs/guide_links.md',
  'src/pages/markdown-page.md',
];

test('every page that states facts names its sources', () => {
  const faults = contentFiles
    .filter(({path}) => !withoutSources.includes(path))
    .filter(({frontMatter}) => !(frontMatter.sources as unknown[])?.length)
    .map(({path}) => ({
      path,
      line: 1,
      message:
        '"sources" is missing: list where the facts come from, primary sources first',
    }));
  expectNoFaults(faults);
});
