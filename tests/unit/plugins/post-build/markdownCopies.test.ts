import {expect, test} from 'vitest';
import {builtPage} from '../../../support/builtSite';

const site = {url: 'https://site.example', baseUrl: '/base/'};

function copy(article: string, route = '/x'): string {
  const html = `<html><body><nav>Menu</nav><main><article>${article}</article><nav>Previous</nav></main></body></html>`;
  return builtPage(route, html, site).content.markdown ?? '';
}

/** The text below the title and the list of facts. */
function body(article: string): string {
  return copy(`<header><h1>T</h1></header>${article}`)
    .split('\n\n')
    .slice(2)
    .join('\n\n');
}

test('a post has its date of publication, but not its authors', () => {
  const text = copy(
    '<header><h1>T</h1><p><time datetime="2024-11-29">November 29</time> · <a href="/a">Author</a></p></header><p>Text.</p>',
  );
  expect(text).toContain('- Published: 2024-11-29\n');
  expect(text).not.toContain('Author');
});

test('a page without a title has no copy', () => {
  expect(
    builtPage('/x', '<main><p>Text</p></main>').content.markdown,
  ).toBeNull();
});

test.each(
  Object.entries({
    'a table has a caption, a header row, and one line per row': [
      '<div role="group"><table><caption>Cap</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row"><a href="/y">1</a></th><td>2<br>3</td></tr></tbody></table></div>',
      '**Cap**\n\n| A | B |\n| --- | --- |\n| [1](https://site.example/y) | 2 3 |',
    ],
    'lists in a cell are joined with semicolons, lines with periods': [
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>x</li><li>y</li></ul></td></tr><tr><td><span>One</span><span>Two</span></td></tr><tr><td>Text <span>Note.</span></td></tr></tbody></table>',
      '| A |\n| --- |\n| x; y |\n| One. Two |\n| Text. Note. |',
    ],
    'a task is done or not, and what is struck out stays so': [
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> A <del>b</del></li><li class="task-list-item"><input type="checkbox" disabled> C</li></ul><p><input type="checkbox">D</p>',
      '- [x] A ~~b~~\n- [ ] C\n\nD',
    ],
    'a pipe in a cell is escaped, also in code': [
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>a | b <code>c | d</code><code>e</code></td></tr></tbody></table>',
      '| A |\n| --- |\n| a \\| b `c \\| d` `e` |',
    ],
    'an empty cell stays in its row': [
      '<table><thead><tr><th></th><th>B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
      '|  | B |\n| --- | --- |\n| 1 |  |',
    ],
    'code keeps its language, its title and every line': [
      '<div class="block theme-code-block language-batch"><div><span id="t">Command Prompt</span><button>Copy</button></div><pre><code><span class="token">a &lt;b&gt;</span>\n  c_d\n</code></pre></div><div class="theme-code-block language-text"><div><span>text</span></div><pre><code>x</code></pre></div>',
      'Command Prompt:\n\n```batch\na <b>\n  c_d\n```\n\n```text\nx\n```',
    ],
    'an admonition becomes a block quote with its title': [
      '<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>Tip</div><div><p>Text.</p></div></div>',
      '> **Tip**\n>\n> Text.',
    ],
    'each tab panel is below its label': [
      '<div><ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul><div><div role="tabpanel"><p>1</p></div><div role="tabpanel" hidden><p>2</p></div></div></div>',
      '**One**\n\n1\n\n**Two**\n\n2',
    ],
    'a heading that folds its section stays a heading': [
      '<details><summary><h3 id="a">Why?</h3></summary><p>Text.</p></details><h2>Next</h2>',
      '### Why?\n\nText.\n\n## Next',
    ],
    'details with an id get a heading, other details a bold line': [
      '<details id="0x1"><summary><code>0x1</code> Bad</summary><p>Text.</p></details><details><summary>More</summary><p>Text.</p></details>',
      '#### `0x1` Bad\n\nText.\n\n**More**\n\nText.',
    ],
    'a definition list becomes a list, nested for several values': [
      '<dl><dt>Basis</dt><dd>One</dd><dt>Fixes</dt><dd>A</dd><dd>B</dd></dl>',
      '- **Basis:** One\n- **Fixes:**\n  - A\n  - B',
    ],
    'the description of a card follows its link': [
      '<ul><li><a href="/y"><svg></svg><span>Name</span><span>Says more.</span></a></li><li><a href="/z"><span>Other</span><span>Says less.</span></a></li></ul>',
      '- [Name](https://site.example/y): Says more.\n- [Other](https://site.example/z): Says less.',
    ],
    'links are absolute': [
      '<p><a href="#b" title="x">b</a> <a href="/base/y#c">c</a> <a href="https://z.example">d</a> <img src="/base/i.png" alt="i"></p>',
      '[b](https://site.example/base/x#b) [c](https://site.example/base/y#c) [d](https://z.example/) ![i](https://site.example/base/i.png)',
    ],
    'steps keep their numbers and their content': [
      '<ol start="3"><li><p>A</p><ul><li>x</li></ul></li><li>B</li></ol>',
      '3. A\n\n   - x\n4. B',
    ],
    'controls and boilerplate are left out': [
      '<nav><details><summary>On this page</summary></details></nav><label for="f">Filter</label><input id="f"><p role="status">3 found</p><p hidden>Gone</p><p>Text.</p>',
      'Text.',
    ],
    'angle brackets are escaped, but not names and numbers': [
      '<h2>3. Restart</h2><p>KMS_CLIENT is &lt;key&gt;.</p>',
      '## 3. Restart\n\nKMS_CLIENT is \\<key>.',
    ],
  }),
)('%s', (_, [html = '', markdown]) => {
  expect(body(html)).toBe(`${markdown}\n`);
});
