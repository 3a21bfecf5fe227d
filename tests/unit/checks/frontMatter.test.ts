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

const cases: readonly [change: object, sentence: string][] = [
  [{titel: 'x'}, '"titel" is not a field'],
  [{displayed_sidebar: 'tutorialSidebar'}, '"displayed_sidebar" must be null'],
  [{title: undefined}, '"title" is missing'],
  [{title: 2024}, '"title" must be text: put it into quotation marks'],
  [{title: 'By Łukasz'}, '"title" holds "Ł", which the font of its picture'],
  [{title: 'Home → Pro'}, '"title" holds "→", which'],
  [{title: '5 ≥ 4'}, '"title" holds "≥", which'],
  [{title: 'Done ✅ in 日'}, '"title" holds "✅日", which'],
  [{title: '⚠️ Stop'}, '"title" holds "⚠\ufe0f", which'],
  [{description: undefined}, '"description" is missing'],
  [{description: 'Short.'}, 'too short: use 50 to 160'],
  [{description: 'x'.repeat(161)}, 'too long: use 50 to 160'],
  [
    {verified: undefined},
    '"verified" is missing: write a date such as 2026-11-21',
  ],
  [{verified: '21.11.2026'}, 'date such as 2026-11-21'],
  [{verified: '2026-02-30'}, 'date such as 2026-11-21'],
  [{sources: 'Microsoft'}, 'must be a list'],
  [
    {sources: [{title: 'Abc', url: 'https://x.example'}]},
    '"sources.0" must be the id of a source, such as ms-kms-activation-planning',
  ],
  [
    {sources: ['ms-kms-activation-planing']},
    '"sources.0" names an unknown source, "ms-kms-activation-planing": write "ms-kms-activation-planning", or add',
  ],
  [
    {sources: ['sdk-slerror', 'sdk-slerror']},
    '"sources.1" names "sdk-slerror" again: remove it',
  ],
  [{aliases: 'KMS 38'}, 'must be a list of words'],
  [{aliases: [2038]}, 'quotation marks'],
  [{sidebar_label: 365}, 'quotation marks'],
  [{slug: 'kms38'}, 'must be /, and only on the home page'],
];

test('a complete page has no faults', () => {
  expect(frontMatterFaults('docs/kms38.md', good)).toEqual([]);
});

test.each(cases)('reports %o', (change, sentence) => {
  const faults = frontMatterFaults('docs/kms38.md', {...good, ...change});
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('docs/kms38.md:1: ');
  expect(faults[0]).toContain(sentence);
});

/** Each would be another address, or a file elsewhere. */
const strangeSlugs = [
  '../../../elsewhere/x',
  '//host.example',
  'a/b',
  '%2e%2e%2fx',
  'a b',
  'a\nb',
  '',
  'A',
  '-a',
  'con',
  'a'.repeat(101),
  2024,
  true,
  null,
  ['a'],
];

const post = {
  ...good,
  slug: 'keyhole',
  date: '2026-11-21',
  authors: ['documentation-team'],
  tags: ['windows-11'],
};

const refusalsOf = (file: string, data: Record<string, unknown>) =>
  checkFrontMatter(file, data, '').refusals.map(formatFault);

test.each(strangeSlugs)('a post cannot have the slug %j', (slug) => {
  const data = {...post, slug};
  const faults = frontMatterFaults('blog/2026-11-21-x.md', data);
  expect(faults).toEqual([
    expect.stringMatching(/^blog\/2026-11-21-x\.md:1: "slug" must /),
  ]);
  // Those who check a proposal see it before anything is built.
  expect(refusalsOf('blog/2026-11-21-x.md', data)).toEqual(faults);
});

test.each(['hwid', '/hwid', '', null])(
  'a doc cannot have the slug %j',
  (slug) => {
    const faults = frontMatterFaults('docs/x.md', {...good, slug});
    expect(faults).toEqual([
      expect.stringMatching(/^docs\/x\.md:1: "slug" must be \/, and only on/),
    ]);
    expect(refusalsOf('docs/x.md', {...good, slug})).toEqual(faults);
  },
);

test('a post can have a slug of words and numbers, and the home page a slash', () => {
  for (const slug of [
    'keyhole',
    '8.1-ends',
    'a_b-c',
    'console',
    'com1-port',
    'a'.repeat(100),
  ]) {
    expect(
      frontMatterFaults('blog/2026-11-21-x.md', {...post, slug}),
      slug,
    ).toEqual([]);
  }
  expect(frontMatterFaults('docs/intro.md', {...good, slug: '/'})).toEqual([]);
});

test('a post names no author and no tag twice', () => {
  for (const field of ['authors', 'tags']) {
    const data = {...post, [field]: ['windows', 'ohook', 'windows']};
    expect(frontMatterFaults('blog/2026-11-21-x.md', data)).toEqual([
      `blog/2026-11-21-x.md:1: "${field}.2" names "windows" again: remove it`,
    ]);
  }
});

test.each(['__proto__', 'constructor', '../../x', 'A', 'a b', 'team2', 'con'])(
  'no author and no tag can be %j',
  (name) => {
    for (const field of ['authors', 'tags']) {
      const data = {...post, [field]: ['windows', name]};
      const faults = frontMatterFaults('blog/2026-11-21-x.md', data);
      expect(faults).toEqual([
        expect.stringContaining(`"${field}.1" must be words of lowercase`),
      ]);
      expect(refusalsOf('blog/2026-11-21-x.md', data)).toEqual(faults);
    }
  },
);

test('a field of another kind is not called missing', () => {
  const data = {...post, slug: 2024, authors: 'documentation-team', tags: {}};
  expect(frontMatterFaults('blog/2026-11-21-x.md', data)).toEqual([
    expect.stringContaining('"slug" must be text'),
    expect.stringContaining('"authors" must be a list of keys of blog/authors'),
    expect.stringContaining('"tags" must be a list of keys of blog/tags.yml'),
  ]);
});

test('a field from which Docusaurus would make another address is refused, a text that is too short only reported', () => {
  for (const field of ['id', 'pagination_next', 'pagination_prev', 'tags']) {
    expect(refusalsOf('docs/x.md', {...good, [field]: 'x'}), field).toEqual([
      expect.stringContaining(`"${field}" is not a field of this site`),
    ]);
  }
  expect(refusalsOf('docs/x.md', {description: 'x'})).toEqual([]);
});

test("the name of a field isn't a pattern", () => {
  const names = ['a(', '(x+x+)+y', '[', 'a|verified', '$&', '\\', '__proto__'];
  for (const name of names) {
    const source = `---\ntitle: T\n${'x'.repeat(40)}: 1\n${name}: x\n---\n`;
    expect(lineOfField(source, [name]), name).toBe(4);
  }
  const data: Record<string, unknown> = {...good, 'a(': 'x'};
  expect(frontMatterFaults('docs/x.md', data, 'A\n"a(": x\n---')).toEqual([
    expect.stringContaining('docs/x.md:2: "a(" is not a field'),
  ]);
});

test('lists the fields of the kind of page for an unknown field', () => {
  const known = (file: string) =>
    /known: ([^)]*)/.exec(frontMatterFaults(file, {x: 1}).join('\n'))?.[1];
  expect(known('docs/x.md')).toContain('sidebar_label');
  expect(known('blog/x.md')).toContain('authors');
  expect(known('src/pages/x.md')).not.toMatch(/slug|authors/);
});

test('reports a fault on the line of its field', () => {
  const source = [
    '---',
    'title: KMS38',
    'description: Short.',
    'sources:',
    '  - sdk-slerror',
    '  - sdk-sleror',
    'titel: KMS38',
    '---',
    'description: of something else',
  ].join('\n');
  const faults = frontMatterFaults(
    'docs/x.md',
    {
      ...good,
      description: 'Short.',
      sources: ['sdk-slerror', 'sdk-sleror'],
      titel: 'KMS38',
    },
    source,
  );
  expect(faults.map((fault) => /^\S+: \S+/.exec(fault)?.[0])).toEqual([
    'docs/x.md:3: "description"',
    'docs/x.md:6: "sources.1"',
    'docs/x.md:7: "titel"',
  ]);
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

test('a post needs a date, authors, tags and a slug', () => {
  const faults = frontMatterFaults('blog/2024-01-01-x.md', good).join('\n');
  for (const field of ['date', 'authors', 'tags', 'slug']) {
    expect(faults).toContain(`"${field}"`);
  }
});

test('distinguishes pages from other files', () => {
  expect(contentKind('docs/kms38.md')).toBe('doc');
  expect(contentKind('docs\\kms38.mdx')).toBe('doc');
  expect(contentKind('blog/x.md')).toBe('blog');
  expect(contentKind('src/pages/x.md')).toBe('page');
  expect(contentKind('docs/img/x.png')).toBeNull();
  expect(contentKind('src/x.md')).toBeNull();
  expect(contentKind('README.md')).toBeNull();
  expect(frontMatterFaults('README.md', {})).toEqual([]);
});
