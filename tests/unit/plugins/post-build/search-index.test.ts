import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {indexFile} from '../../../../src/lib/search/indexFile';
import type {SearchFile} from '../../../../src/lib/search/records';
import {
  readSearchPages,
  writeSearchIndex,
} from '../../../../src/plugins/post-build/steps/searchIndex';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

const splitPage = (html: string) => builtPage('/', html).content.sections;

const inArticle = (body: string) =>
  `<main><article><nav>Crumbs</nav><header><h1>Title</h1><time>Today</time></header>${body}<footer>Foot</footer></article></main>`;

test('splits a page at headings with an anchor and leaves out boilerplate', () => {
  expect(
    splitPage(
      inArticle(
        '<p>Intro <b>bo</b>ld.</p><button>Copy</button><h2 id="a"><a href="#a">One</a></h2><p>First</p><div><h3 id="b">Two</h3><ul><li>x</li><li>y</li></ul></div><details><summary><h3 id="c">Three</h3></summary><p>Folded</p></details><h2 id="d">Four</h2>',
      ),
    ),
  ).toEqual([
    {anchor: '', heading: '', text: 'Intro bold.'},
    {anchor: 'a', heading: 'One', text: 'First'},
    {anchor: 'b', heading: 'Two', text: 'x y'},
    {anchor: 'c', heading: 'Three', text: 'Folded'},
    {anchor: 'd', heading: 'Four', text: ''},
  ]);
});

test('the page of the error codes has their entries from the data, not from its text', () => {
  const list =
    '<div data-families="windows"><details id="0x1"><summary>0x1</summary>Listed</details></div>';
  const texts = readSearchPages(
    builtSite({
      pages: ['/troubleshoot', '/faq'].map((route) =>
        builtPage(route, inArticle(`<h2 id="a">One</h2><p>Text</p>${list}`)),
      ),
    }),
  );
  const [errors, faq] = texts.map(({sections}) => sections);
  expect(errors![1]).toEqual(faq![1]);
  expect(faq!.at(-1)!.text).toBe('Text');
  const entries = errors!.slice(2);
  expect(entries).toHaveLength(errorCodes.length);
  const entry = (code: string) => entries.find(({anchor}) => anchor === code)!;
  expect(entry('0xC004F034')).toMatchObject({
    heading: '0xC004F034 License is missing or invalid',
    line: 'See which edition is installed: DISM /Online /Get-CurrentEdition',
    text: expect.stringContaining('SL_E_'),
  });
  // It has steps for every PC, then others for a private one and for a work PC.
  expect(entry('0x8004FE33').text).toContain('See which proxy Windows uses');
  expect(entry('0x8004FE33').text).not.toContain('Turn off a VPN');
  expect(entries.map(({text}) => text).join()).not.toMatch(
    /`|Microsoft Learn: /,
  );
});

test('a tool with an address is a section, and the text below it is that of the section above', () => {
  const body =
    'Top.<div id="find-your-path" data-tool="Pick two"><p>Text</p></div>End.';
  const page = builtPage('/change_windows_edition', inArticle(body));
  const [top, tool] = readSearchPages(builtSite({pages: [page]}))[0]!.sections;
  expect(top!.text).toBe('Top. Text End.');
  expect(tool).toMatchObject({
    anchor: 'find-your-path',
    heading: 'Pick two',
    text: '',
  });
  expect(tool!.asked).toContain('See which editions you can reach');
});

test('a page goes by its label and aliases too, and the page for contributors is left out', () => {
  const site = builtSite({
    pages: [
      builtPage('/faq', inArticle('<h2 id="a">One</h2>')),
      builtPage('/markdown-page', inArticle('<h2 id="a">One</h2>')),
    ],
    aliases: new Map([['/faq', ['questions', 'Title']]]),
  });
  expect(readSearchPages(site).map(({route, names}) => [route, names])).toEqual(
    [['/faq', 'questions']],
  );
});

test('a label that ends the title adds no name', () => {
  const named = (label: string) =>
    readSearchPages(
      builtSite({
        pages: [
          builtPage(
            '/faq',
            `<div class="theme-doc-sidebar-container"><a aria-current="page">${label}</a></div>${inArticle('<h2 id="a">One</h2>')}`,
          ),
        ],
      }),
    ).map(({names}) => names);
  expect(named('itle')).toEqual(['']);
  expect(named('Tit')).toEqual(['Tit']);
});

test('typographic quotes are indexed and copied as they are typed', () => {
  const {sections, markdown, title} = builtPage(
    '/x',
    '<main><article><header><h1>Can’t</h1></header><h2 id="a">It’s “on”</h2><p>That’s <b>“all”</b></p></article></main>',
  ).content;
  expect(title).toBe("Can't");
  expect(sections[1]).toEqual({
    anchor: 'a',
    heading: 'It\'s "on"',
    text: 'That\'s "all"',
  });
  expect(markdown).not.toMatch(/[“”’]/);
});

test('indexes only the title of a list page, and nothing of a page without a title', () => {
  expect(
    splitPage('<main><h1>Tags</h1><article><h2>Post</h2></article></main>'),
  ).toEqual([{anchor: '', heading: '', text: ''}]);
  const untitled = builtPage('/', '<p>redirect</p>');
  expect(readSearchPages(builtSite({pages: [untitled]}))).toEqual([]);
});

test('the index that is written can be read', async () => {
  const outDir = testFolder();
  const pages = [builtPage('/', inArticle('<h2 id="a">One</h2>'))];
  await writeSearchIndex(builtSite({outDir, pages}));
  const file = readFileSync(path.join(outDir, indexFile), 'utf8');
  const written = JSON.parse(file) as SearchFile;
  expect(written.pages[0]!.sections[1]).toEqual({
    anchor: 'a',
    heading: 'One',
  });
});
