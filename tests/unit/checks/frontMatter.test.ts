import {expect, test} from 'vitest';
import {formatFault} from '../../../checks/fault';
import {
  checkFrontMatter,
  contentKind,
  lineOfField,
} from '../../../checks/frontMatter';

const frontMatterFaults = (
  file: string,
  data: Record<string, unknown>,
  source = '',
) => checkFrontMatter(file, data, source).faults.map(formatFault);

const good = {
  title: 'KMS38',
  description:
    'What KMS38 was, what Microsoft removed, and how to recognize and undo it.',
  verified: '2026-11-21',
  sources: ['ms-kms-activation-planning'],
};

/** Whether a page with a description of so many characters, and with so many aliases, passes. */
const passes = (description: number, aliases = 1) =>
  frontMatterFaults('docs/kms38.md', {
    ...good,
    description: 'x'.repeat(description),
    aliases: Array<string>(aliases).fill('a'),
  }).length === 0;

test('a description has 50 to 160 characters, and a page 12 aliases at most', () => {
  expect([49, 50, 160, 161].map((length) => passes(length))).toEqual([
    ...[false, true],
    ...[true, false],
  ]);
  expect([12, 13].map((count) => passes(50, count))).toEqual([true, false]);
});

test('the slug of a post has 100 characters at most', () => {
  const refusals = (length: number) =>
    checkFrontMatter(
      'blog/2026-11-21-x.md',
      {...good, slug: 'a'.repeat(length)},
      '',
    ).refusals.map(({message}) => message);
  expect(refusals(100)).toEqual([]);
  expect(refusals(101)).toEqual([
    expect.stringContaining('"slug" must be the last part of an address'),
  ]);
});

test("the name of a field isn't a pattern", () => {
  const names = ['a(', '(x+x+)+y', '[', 'a|verified', '$&', '\\', '__proto__'];
  for (const name of names) {
    const source = `---\ntitle: T\n${'x'.repeat(40)}: 1\n${name}: x\n---\n`;
    expect(lineOfField(source, [name]), name).toBe(4);
  }
});

test('lists the fields of the kind of page for an unknown field', () => {
  const known = (file: string) =>
    /known: ([^)]*)/.exec(frontMatterFaults(file, {x: 1}).join('\n'))?.[1];
  expect(known('docs/x.md')).toContain('sidebar_label');
  expect(known('blog/x.md')).toContain('authors');
  expect(known('src/pages/x.md')).not.toMatch(/slug|authors/);
});

test('a page carries the titles and addresses of its sources, and nothing else of them', () => {
  expect(
    checkFrontMatter('docs/kms38.md', good, '').frontMatter.sources,
  ).toEqual([
    {
      title: 'Microsoft Learn: KMS activation planning',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-activation-planning',
    },
  ]);
});

test('distinguishes pages from other files', () => {
  expect(contentKind('docs/kms38.md')).toBe('docs');
  expect(contentKind('docs\\kms38.mdx')).toBe('docs');
  expect(contentKind('blog/x.md')).toBe('blog');
  expect(contentKind('src/pages/x.md')).toBe('src/pages');
  expect(contentKind('docs/img/x.png')).toBeNull();
  expect(contentKind('src/x.md')).toBeNull();
  expect(contentKind('README.md')).toBeNull();
  expect(frontMatterFaults('README.md', {})).toEqual([]);
});
