import {expect, test} from 'vitest';
import fc from 'fast-check';
import {indexPages, type IndexedPage} from '../../../../src/build/searchIndex';
import {
  packNumbers,
  toNumber,
  unpackNumbers,
} from '../../../../src/lib/search/packNumbers';
import {TextIndex} from '../../../../src/lib/search/textIndex';
import {tokenize} from '../../../../src/lib/search/tokenize';
import {unitsOf} from '../../../../src/lib/search/units';

const page: IndexedPage = {
  route: '/a',
  title: 'A happy page',
  line: 'What it says.',
  names: 'other',
  sections: [
    {anchor: '', heading: '', text: 'Short text.', asked: []},
    {
      anchor: 'b',
      heading: 'Second part',
      text: 'A long text. Later: ospp.vbs /dstatus, and ospp.vbs again.',
      asked: ['Where is slmgr.vbs', 'Activating and activation'],
    },
    {
      anchor: '0x1',
      heading: '0x1 Fails',
      text: 'It fails. Reboot.',
      asked: ['It crashes'],
      line: 'Restart it',
    },
  ],
};
const texts = [
  'page',
  'top',
  'section',
  'first question',
  'second question',
  'entry',
  'question of the entry',
] as const;

const file = indexPages([page]);
const index = new TextIndex(file);

const having = (query: string) =>
  index
    .match(unitsOf(query), new Set())
    .flatMap(({score}, at) => (score > 0 ? texts[at]! : []));

test('unpacks any list of numbers that it packed, without a space', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(55_000)), fc.nat(50), (numbers, start) => {
      const sorted = numbers.map((each) => each + start).sort((a, b) => a - b);
      const packed = packNumbers(sorted, start);
      expect(packed).not.toContain(' ');
      expect(unpackNumbers(packed, start)).toEqual(sorted);
    }),
  );
});

test('each text has the words of its pieces', () => {
  const own = ['page', 'top', 'section', 'first question', 'second question'];
  expect(having('happy'), 'title').toEqual(own);
  expect(having('other'), 'name').toEqual(own);
  expect(having('second'), 'heading').toEqual(['page', ...own.slice(2)]);
  expect(having('ospp.vbs'), 'text').toEqual(['page', 'section']);
  expect(having('slmgr'), 'question').toEqual(['page', 'first question']);
  expect(having('fails'), 'of an entry').toEqual(texts.slice(5));
  expect(having('reboot'), 'text of an entry').toEqual(['entry']);
  expect(having('restart'), 'line of an entry').toEqual(['entry']);
  expect(having('crashes'), 'asked').toEqual(['question of the entry']);
});

test('knows the words of the texts, and how many different ones each text has', () => {
  const written = [
    page.title,
    page.names,
    ...page.sections.flatMap(({heading, text, asked, line = ''}) => [
      heading,
      text,
      line,
      ...asked,
    ]),
  ];
  expect([...index.words].sort()).toEqual(
    [...new Set(tokenize(written.join(' ')))].sort(),
  );
  const [title, heading, asked, text] = file.lengths.map((all) =>
    Array.from(all, toNumber),
  );
  expect(title).toEqual([3, 3, 3, 3, 3, 0, 0]);
  expect(heading, '"0x1" is also found as "1"').toEqual([2, 2, 2, 2, 2, 3, 3]);
  expect(asked, '"slmgr.vbs" has two parts').toEqual([5, 0, 0, 3, 2, 0, 1]);
  expect(text![1]).toBe(2);
});

test('a text with a word twice scores higher than one with it once', () => {
  const [, top, section] = new TextIndex(
    indexPages([
      {
        ...page,
        sections: [
          {anchor: '', heading: '', text: 'activate word', asked: []},
          {anchor: 'b', heading: 'B', text: 'activate activation', asked: []},
        ],
      },
    ]),
  ).match(unitsOf('activate'), new Set());
  expect(section!.score).toBeGreaterThan(top!.score);
});
