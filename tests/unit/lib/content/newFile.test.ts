import {expect, test} from 'vitest';
import {minimumWords} from '../../../../src/data/pageExceptions';
import {readContentFile} from '../../../../src/lib/content/contentFile';
import {checkFrontMatter} from '../../../../src/lib/content/frontMatter';
import {
  planNewFile,
  slugOf,
  type NewFileRequest,
} from '../../../../src/lib/content/newFile';
import {checkHeadings} from '../../../../src/lib/content/rules/headings';

const request = (kind: string, title: string): NewFileRequest => ({
  kind,
  title,
  today: '2026-11-21',
  existing: [
    {path: 'docs/windows_10_links.md', frontMatter: {title: 'Get Windows 10'}},
    {
      path: 'blog/2024-11-29-keyhole.md',
      frontMatter: {title: 'Keyhole flaws', slug: 'keyhole'},
    },
  ],
  authors: ['documentation-team', 'research-team'],
  tags: ['activation'],
});

for (const [kind, file] of [
  ['page', 'docs/a-key-sticker-what-now.md'],
  ['post', 'blog/2026-11-21-a-key-sticker-what-now.md'],
] as const) {
  test(`a new ${kind} passes the checks of front matter and headings`, () => {
    const plan = planNewFile(request(kind, 'A "key" sticker: what now?'));
    expect(plan.path).toBe(file);
    const read = readContentFile(plan.path, plan.source);
    expect(read.frontMatter.title).toBe('A "key" sticker: what now?');
    expect(
      checkFrontMatter(plan.path, read.frontMatter, plan.source).faults,
    ).toEqual([]);
    expect(checkHeadings(read.page)).toEqual([]);
  });
}

test('the description has a valid length for any title', () => {
  for (const title of ['Ab', 'x'.repeat(200)]) {
    const plan = planNewFile(request('page', title));
    const {frontMatter} = readContentFile(plan.path, plan.source);
    expect(
      checkFrontMatter(plan.path, frontMatter, plan.source).faults,
    ).toEqual([]);
  }
});

test('lists what is left to do', () => {
  const page = planNewFile(request('page', 'Key sticker')).steps.join('\n');
  expect(page).toContain("sidebars.ts: add 'key-sticker'");
  expect(page).toContain(`${minimumWords.page} words or more`);
  const post = planNewFile(request('post', 'Key sticker')).steps.join('\n');
  expect(post).toContain('Choose authors and tags');
  expect(post).not.toContain('sidebars.ts');
});

for (const [what, kind, title, sentence] of [
  ['an unknown kind', 'doc', 'Title', '"doc" is neither a page nor a post'],
  ['no kind', '', '', 'neither a page nor a post'],
  ['a title without letters', 'page', '?!', 'has no letter or digit'],
  [
    'the name of a page in another spelling',
    'page',
    'Windows 10 links',
    'docs/windows_10_links.md already uses this name',
  ],
  [
    'the path of a post from another day',
    'post',
    'Keyhole',
    'blog/2024-11-29-keyhole.md already uses this name',
  ],
  [
    'a title in use',
    'page',
    'keyhole flaws',
    'blog/2024-11-29-keyhole.md already has the title',
  ],
] as const) {
  test(`rejects ${what} with a message`, () => {
    expect(() => planNewFile(request(kind, title))).toThrow(sentence);
  });
}

test('a path contains only plain letters, digits and hyphens', () => {
  expect(slugOf("  Don't: Überblick & 0xC004F074! ")).toBe(
    'dont-uberblick-0xc004f074',
  );
});
