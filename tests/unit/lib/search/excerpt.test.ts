import {expect, test} from 'vitest';
import {excerptOf} from '../../../../src/lib/search/excerpt';
import type {Wanted} from '../../../../src/lib/search/textIndex';

/** Words, each with its weight. */
const want = (words: Readonly<Record<string, number>>): readonly Wanted[] =>
  Object.entries(words).map(([word, weight]) => ({
    forms: [{terms: [[word]], isSynonym: false}],
    weight,
  }));

const excerpt = (
  html: string,
  words: Readonly<Record<string, number>> = {},
  {heading = 'Heading', query = ''} = {},
) => excerptOf(html, heading, query, want(words));

const table = (columns: readonly string[], ...rows: readonly string[][]) =>
  `<table><caption>Named</caption><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([head, ...cells]) =>
        `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

test('begins with the first part, without marks, and goes on until it says enough', () => {
  const steps =
    '<p>Before you <a href="/x">begin</a>:</p><ol><li>Open <strong>Start</strong>.</li><li>Enter <code>a &lt; &quot;b&quot; &amp;&#x24;c</code>.</li></ol>';
  expect(excerpt(steps)).toBe(
    'Before you begin: Open Start. Enter a < "b" &$c.',
  );
  const long = `<p>${'One. '.repeat(25)}</p><p>Two.</p>`;
  expect(excerpt(long)).toBe('One. '.repeat(25).trim());
});

test('leaves out code with its title, the titles of what is folded, and a sentence that leads to it', () => {
  expect(
    excerpt(
      '<p>Sign in. Then run this:</p><div data-code="x.xml"><span class="token">dir</span></div><p><strong>What it means</strong></p><p>It lists.</p>',
    ),
  ).toBe('Sign in. Then run this: It lists.');
  expect(
    excerpt(
      '<p>Sign in. Then run this:</p><div data-code="x.xml"><span class="token">dir</span></div>',
    ),
  ).toBe('Sign in.');
  expect(
    excerpt(
      '<p>Sign in.</p><div data-code="Command Prompt"><span class="token">dir</span></div><p>It lists.</p>',
    ),
  ).toBe('Sign in. It lists.');
});

test('has a mark between entries without one, and none behind a label that ends with one', () => {
  expect(excerpt('<ul><li>Windows Security</li><li>Its folder</li></ul>')).toBe(
    'Windows Security; Its folder',
  );
  expect(
    excerpt(
      table(['It says', 'It means'], ['It is permanently activated.', 'Fine']),
    ),
  ).toBe('It is permanently activated: Fine.');
});

const moves = table(
  ['You have', 'May it move?'],
  ['Windows from a shop', 'Yes, to a new PC'],
  ['Windows that came with the PC', 'No'],
  ['A virtual machine, or a copy of one', 'It needs its own'],
);

test('is the row that has the words, alone', () => {
  expect(excerpt(moves, {pc: 1, came: 2})).toBe(
    'Windows that came with the PC: No.',
  );
  expect(excerpt(moves, {machin: 1, virtual: 1})).toBe(
    'A virtual machine, or a copy of one: It needs its own.',
  );
  expect(
    excerpt(
      table(
        ['Name', 'Lasts', 'Stays'],
        ['One', '180 days', ''],
        ['Two', '', 'Yes'],
      ),
      {ye: 1},
    ),
  ).toBe('Two: Stays: Yes.');
  expect(
    excerpt(table(['From', 'To'], ['Home', '<svg></svg>']), {home: 1}),
  ).toBe('');
});

test('what the heading says does not choose the part, and a rare word counts more', () => {
  const parts = '<ul><li>Move it.</li><li>New.</li><li>Old.</li></ul>';
  const heading = 'Move a license';
  expect(excerpt(parts, {move: 3, new: 2, old: 1}, {heading})).toMatch(/^New/);
  expect(excerpt(parts, {move: 5, new: 2, old: 1}, {heading})).toMatch(/^Move/);
  // A list of what its parts are about chooses between them.
  expect(
    excerpt(parts, {move: 3, new: 2}, {heading: 'Move, new, or old'}),
  ).toMatch(/^Move/);
});

test('a synonym counts, and less than what was typed', () => {
  const shop: Wanted = {
    forms: [
      {terms: [['store']], isSynonym: false},
      {terms: [['shop']], isSynonym: true},
    ],
    weight: 1,
  };
  const parts = '<ul><li>A shop.</li><li>At work.</li></ul>';
  const of = (...wanted: readonly Wanted[]) =>
    excerptOf(parts, 'Heading', '', wanted);
  expect(of(shop)).toMatch(/^A shop/);
  expect(of(shop, ...want({work: 1}))).toMatch(/^At work/);
});

test('is not about another product, number or direction, unless the query or the heading names it', () => {
  const rows = table(
    ['Case', 'Do'],
    ['Office', 'Run this for each copy'],
    ['Windows 7', 'Call for each copy'],
    ['From Pro to Home', 'Install each copy'],
    ['Anything', 'Ask'],
  );
  expect(excerpt(rows, {copi: 1, each: 1})).toBe(
    'Windows 7: Call for each copy.',
  );
  expect(excerpt(rows, {copi: 1, '10': 1})).toBe('Anything: Ask.');
  expect(excerpt(rows, {copi: 1, offic: 1})).toMatch(/^Office/);
  expect(excerpt(rows, {copi: 1}, {heading: 'Office'})).toMatch(/^Office/);
  const pro = {instal: 2, home: 1};
  expect(excerpt(rows, pro, {query: 'to Home'})).toMatch(/^From Pro/);
  expect(excerpt(rows, pro, {query: 'Home to Pro'})).not.toMatch(/^From Pro/);
  const list = '<ul><li><strong>Office:</strong> Sign in.</li></ul>';
  expect(excerpt(list, {sign: 1})).toBe('');
  expect(excerpt(list, {offic: 1})).toBe('Office: Sign in.');
  const cloud = '<ul><li><strong>Microsoft 365:</strong> Yes.</li></ul>';
  expect(excerpt(cloud, {ye: 1})).toBe('');
  expect(excerpt(cloud, {offic: 1})).toBe('Microsoft 365: Yes.');
});

test('has whole sentences, of a long part those with the words', () => {
  const first = `First ${'word '.repeat(40)}ends.`;
  const second = `Second ${'word '.repeat(30)}has a host.`;
  const text = `<p>${first} ${second} It counts.</p>`;
  expect(excerpt(text)).toBe(first);
  expect(excerpt(text, {host: 1})).toBe(second);
  // "It" is what the sentence before it is about.
  expect(excerpt(text, {count: 1})).toBe(second);
  const short = '<p>One word. A host. More.</p>';
  expect(excerpt(short, {host: 1})).toBe('One word. A host. More.');
});

test('the border between enough and too much', () => {
  const sentence = (length: number) => `A${'b'.repeat(length - 2)}.`;
  const both = (one: number, two: number) =>
    excerpt(`<p>${sentence(one)} ${sentence(two)}</p>`).length;
  expect(both(120, 50)).toBe(171);
  expect(both(121, 50)).toBe(121);
  expect(both(100, 199)).toBe(300);
  expect(both(100, 200)).toBe(100);
});
