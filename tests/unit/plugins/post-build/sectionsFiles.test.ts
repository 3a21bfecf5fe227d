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

test('each section has its blocks up to the next heading', () => {
  expect(
    read(
      '<p>Top.</p><h2 id="undo">Undo</h2><p class="a">Do <b id="x">it</b> with <code class="whole">slmgr /upk</code>.</p><ol><li>One</li></ol><h2 id="sub">Sub</h2><p>More.</p>',
    ),
  ).toEqual({
    '': '<p>Top.</p>',
    undo: '<p>Do <b>it</b> with <code class="whole">slmgr /upk</code>.</p><ol class="steps"><li>One</li></ol>',
    sub: '<p>More.</p>',
  });
});

const block = (length: number) => `<p>${'a'.repeat(length)}</p>`;
const table = (length: number) =>
  `<table><tbody><tr><td>${'a'.repeat(length)}</td></tr></tbody></table>`;
const folded = (length: number) =>
  `<details><summary>More <b>steps</b></summary><div><div class="x">${block(length)}<p>End.</p></div></div></details>`;

test.each([
  [
    'ends before what only its page can show',
    '<div>A tool</div><p>Below.</p>',
    '',
  ],
  ['ends after 700 characters', block(694) + block(5), block(694)],
  [
    'ends at the end of a block',
    block(693) + block(5) + block(5),
    block(693) + block(5),
  ],
  [
    'ends before a sentence that leads to what the card does not show',
    '<p>These are <b>likely:</b></p><details><summary>More</summary></details>',
    '',
  ],
  [
    'shows what is folded below its title',
    folded(9),
    `<p><strong>More steps</strong></p>${block(9)}<p>End.</p>`,
  ],
  [
    'shows a note below its title',
    '<div class="theme-admonition"><div><svg></svg>Careful</div><div><p>It erases.</p></div></div>',
    '<p><strong>Careful</strong></p><p>It erases.</p>',
  ],
  ['shows nothing folded that has no room', folded(2300), ''],
  ['shows a table of 2,300 characters', table(2300), table(2300)],
  ['shows no longer table', table(2301), ''],
  [
    'leaves of code its title and its colors',
    '<div class="theme-code-block"><div><span>Command Prompt</span><button>Copy</button></div><pre tabindex="0"><code><span class="token">slmgr</span> /dli\nslmgr &lt;key&gt;</code></pre></div>',
    '<div data-code="Command Prompt"><span class="token">slmgr</span> /dli\nslmgr &lt;key&gt;</div>',
  ],
])('a section %s', (_, body, shown) => {
  expect(read(`<p>Start.</p>${body}`)).toEqual({'': `<p>Start.</p>${shown}`});
});

test('a section that begins with what a card cannot show is left out', () => {
  expect(read('<h2 id="a">A</h2><div>A tool</div><p>Text.</p>')).toEqual({});
});

test('a link to another section of its page leads there from everywhere', () => {
  const body = '<p><a href="#undo">Undo</a> <a href="/faq">FAQ</a></p>';
  expect(read(body, '/docs/')['']).toContain('href="/docs/hwid#undo"');
});

test.each([
  [149, 6, '<ul><li><a href="/hwid#b0">B</a></li>'],
  [149, 7, undefined],
  [150, 7, ''],
])(
  'a text of %i characters above %i sections has %j below it on a card',
  (length, parts, shown) => {
    const text = block(length);
    const below = '<h3 id="b0">B</h3>'.repeat(parts);
    const {a} = read(`<h2 id="a">A</h2>${text}${below}`);
    expect(a?.slice(text.length, text.length + shown!.length)).toBe(shown);
  },
);
