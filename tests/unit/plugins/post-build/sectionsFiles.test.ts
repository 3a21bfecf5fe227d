import {expect, test} from 'vitest';
import {readSections} from '../../../../src/plugins/post-build/steps/sectionsFiles';

const read = (body: string, baseUrl = '/') =>
  readSections(
    {
      route: '/hwid',
      html: `<main><article><header><h1>HWID</h1></header>${body}</article></main>`,
    },
    baseUrl,
  );

test('each section has its blocks up to the next heading, without ids and classes', () => {
  expect(
    read(
      '<p>Top.</p><h2 id="undo">Undo</h2><p class="a">Do <b id="x">it</b>.</p><ol><li>One</li></ol><h2 id="sub">Sub</h2><p>More.</p>',
    ),
  ).toEqual({
    '': '<p>Top.</p>',
    undo: '<p>Do <b>it</b>.</p><ol><li>One</li></ol>',
    sub: '<p>More.</p>',
  });
});

test('a link to another section of its page leads there from everywhere', () => {
  const body = '<p><a href="#undo">Undo</a> <a href="/faq">FAQ</a></p>';
  expect(read(body)['']).toContain('href="/hwid#undo"');
  expect(read(body, '/docs/')['']).toContain('href="/docs/hwid#undo"');
});

test('a section ends before what only its page can show, and has nothing if it begins so', () => {
  const tool = '<div>A tool</div>';
  expect(
    read(
      `<p>Top.</p>${tool}<p>Below.</p><h2 id="tool">Tool</h2>${tool}<p>Text.</p>`,
    ),
  ).toEqual({'': '<p>Top.</p>'});
});

test('a section ends after 700 characters, at the end of a block', () => {
  const block = (length: number) => `<p>${'a'.repeat(length)}</p>`;
  expect(read(`${block(699)}${block(5)}${block(5)}`)['']).toBe(
    block(699) + block(5),
  );
  expect(read(`${block(700)}${block(5)}`)['']).toBe(block(700));
});

test('a section ends before a sentence that leads to what the card does not show', () => {
  const folded = '<details><summary>More</summary></details>';
  expect(
    read(
      `<p>Top.</p><p>These are <b>likely:</b></p>${folded}<h2 id="causes">Causes</h2><p>These are likely:</p>${folded}`,
    ),
  ).toEqual({'': '<p>Top.</p>'});
});

test('what is folded is shown below its title, if there is room for it', () => {
  const folded = (length: number) =>
    `<p>Top.</p><details><summary>More <b>steps</b></summary><div><div class="x"><p>${'a'.repeat(length)}</p><p>End.</p></div></div></details>`;
  expect(read(folded(9))['']).toBe(
    '<p>Top.</p><p><strong>More steps</strong></p><p>aaaaaaaaa</p><p>End.</p>',
  );
  expect(read(folded(1600))['']).toBe('<p>Top.</p>');
});

test('a table has at most 1,600 characters', () => {
  const table = (length: number) =>
    `<table><tbody><tr><td>${'a'.repeat(length)}</td></tr></tbody></table>`;
  expect(read(`<p>Top.</p>${table(1600)}`)['']).toContain('<table>');
  expect(read(`<p>Top.</p>${table(1601)}`)['']).toBe('<p>Top.</p>');
});

test('code is shown line by line, below its title', () => {
  expect(
    read(
      '<p>Run:</p><div class="theme-code-block"><div><span>Command Prompt</span><button>Copy</button></div><pre tabindex="0"><code><span>slmgr</span> /dli\nslmgr &lt;key&gt;</code></pre></div>',
    )[''],
  ).toBe(
    '<p>Run:</p><p>Command Prompt:<br><code translate="no">slmgr /dli</code><br><code translate="no">slmgr &lt;key&gt;</code></p>',
  );
});

test('what only introduces sections below it is no answer, from 150 characters on it is', () => {
  const section = (length: number, below: string) =>
    Object.keys(
      read(
        `<h2 id="a">A</h2><p>${'a'.repeat(length)}</p><${below} id="b">B</${below}><p>Text.</p>`,
      ),
    );
  expect(section(149, 'h3')).toEqual(['b']);
  expect(section(150, 'h3')).toEqual(['a', 'b']);
  expect(section(1, 'h2')).toEqual(['a', 'b']);
});
