import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  readPageTexts,
  writeSearchIndex,
} from '../../../../src/plugins/post-build/steps/searchIndex';
import {TABLE_LIMIT} from '../../../../src/plugins/post-build/steps/searchIndex/splitPage';
import {builtPage, builtSite} from '../../../support/builtSite';

const splitPage = (html: string) => builtPage('/', html).content.parts;

const inArticle = (body: string) =>
  `<main><article><nav>Crumbs</nav><header><h1>Title</h1><time>Today</time></header>${body}<footer>Foot</footer></article></main>`;

test('splits a page at headings with an anchor and leaves out boilerplate', () => {
  expect(
    splitPage(
      inArticle(
        '<p>Intro <b>bo</b>ld.</p><button>Copy</button><h2 id="a"><a href="#a">One</a></h2><p>First</p><div><h3 id="b">Two</h3><ul><li>x</li><li>y</li></ul></div>',
      ),
    ),
  ).toEqual({
    title: 'Title',
    sections: [
      {anchor: '', heading: '', text: 'Intro bold.'},
      {anchor: 'a', heading: 'One', text: 'First'},
      {anchor: 'b', heading: 'Two', text: 'x y'},
    ],
    entries: [],
  });
});

test('separates folded entries and leaves out their origin', () => {
  const page = splitPage(
    inArticle(
      '<details id="0x1"><summary><code>0x1</code> Fails</summary><dl><dt>Fixes</dt><dd>Restart<br><code>command</code><br><small>In PowerShell</small></dd><dt>On a work PC</dt><dd>Ask</dd><dt>Step by step</dt><dd>Elsewhere</dd><dt>Sources</dt><dd>A</dd><dd>B</dd></dl></details>',
    ),
  );
  expect(page!.entries).toEqual([
    {
      anchor: '0x1',
      heading: '0x1 Fails',
      text: 'Fixes Restart',
      step: 'Restart command',
    },
  ]);
});

test('an entry says what to do first: the first step with its command, and on whose PC', () => {
  const step = (dl: string) =>
    splitPage(
      inArticle(
        `<details id="0x1"><summary>0x1 Fails</summary><dl>${dl}</dl></details>`,
      ),
    )!.entries[0]!.step;
  const list =
    '<dd><ol><li>Read the key:<br><code>slmgr /dli</code><br><small>Expect: it</small></li><li>Then</li></ol></dd>';
  expect(step(`<dt>Causes</dt><dd>A</dd><dt>Fixes</dt>${list}`)).toBe(
    'Read the key: slmgr /dli',
  );
  expect(step(`<dt>On a private PC</dt>${list}`)).toBe(
    'On a private PC: Read the key: slmgr /dli',
  );
  expect(step('<dt>Causes</dt><dd>A</dd><dt>First</dt><dd>Restart</dd>')).toBe(
    'Restart',
  );
  expect(step('<dt>Causes</dt><dd>A</dd>')).toBe('');
});

test('a page goes by its label and aliases too, and the page for contributors is left out', () => {
  const site = builtSite({
    pages: [
      builtPage('/faq', inArticle('<h2 id="a">One</h2>')),
      builtPage('/markdown-page', inArticle('<h2 id="a">One</h2>')),
    ],
    aliases: new Map([['/faq', ['questions', 'Title']]]),
  });
  expect(
    readPageTexts(site).map(({route, aliases}) => [route, aliases]),
  ).toEqual([['/faq', ['questions']]]);
});

test('keeps the head of a very long table and drops its rows', () => {
  const row = `<tr><td>${'cell '.repeat(TABLE_LIMIT / 5 + 1)}</td></tr>`;
  const page = splitPage(
    inArticle(
      `<table><thead><tr><th>Head</th></tr></thead><tbody>${row}</tbody></table>`,
    ),
  );
  expect(page!.sections[0]!.text).toBe('Head');
});

test('indexes only the title of a list page, and nothing of a page without a title', () => {
  expect(
    splitPage('<main><h1>Tags</h1><article><h2>Post</h2></article></main>'),
  ).toEqual({
    title: 'Tags',
    sections: [{anchor: '', heading: '', text: ''}],
    entries: [],
  });
  expect(splitPage('<p>redirect</p>')).toBeNull();
});

test('an index without a section stops the build; a good one replaces the old file', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'search-'));
  const site = (html: string) =>
    builtSite({outDir, pages: [builtPage('/', html)]});
  try {
    await expect(writeSearchIndex(site('<p></p>'))).rejects.toThrow(
      'None of the 1 pages has a section',
    );
    await writeSearchIndex(site(inArticle('<h2 id="a">One</h2>')));
    await writeSearchIndex(site(inArticle('<h2 id="a">Two</h2>')));
    expect((await readdir(path.join(outDir, 'search'))).sort()).toEqual([
      expect.stringMatching(/^index\.[\da-f]{10}\.json$/),
      'manifest.json',
      expect.stringMatching(/^texts\.[\da-f]{10}\.json$/),
    ]);
  } finally {
    await rm(outDir, {recursive: true});
  }
});
