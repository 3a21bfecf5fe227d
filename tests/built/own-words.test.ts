/** What the site prints leads to its own section first: on a card, or at the top of the list. */
import {describe, expect, test} from 'vitest';
import {labels} from '../../src/data/labels';
import {sectionOfGroup} from '../../src/lib/routes/routes';
import {decides} from '../../src/lib/search/markers';
import {termOf, wordsOf} from '../../src/lib/search/tokenize';
import {builtEngine} from '../support/builtSearch';
import {pageOf, plain} from '../support/builtPages';

const engine = builtEngine();

const places = new Set(
  engine.pages.flatMap(({route, sections}) =>
    sections.map(({anchor}) => `${route}#${anchor}`),
  ),
);

const keyOf = (label: string) =>
  wordsOf(label)
    .map(({whole}) => whole)
    .join(' ');

/** Where each label leads: several sections may have the same heading. */
const printed = new Map<string, {label: string; at: string[]}>();
function print(label: string, to: string) {
  const at = to.includes('#') ? to : `${to}#`;
  if (places.has(at)) {
    const {at: others} = printed.get(keyOf(label)) ?? {at: []};
    printed.set(keyOf(label), {label, at: [...others, at]});
  }
}

for (const {route, title} of engine.pages) {
  print(title, route);
  const $ = pageOf(route);
  $('main article :is(h2, h3)[id]').each((_, heading) => {
    print(plain($(heading).text()), `${route}#${heading.attribs.id}`);
  });
}
const countWords = ({label}: {label: string}) => label.split(' ').length;
const headings = [...printed.values()].filter((each) => countWords(each) >= 4);

const menus = new Set<string>();
function printMenu(label: string, to: string) {
  menus.add(keyOf(label));
  print(label, to);
}
labels.forEach(({label, to}) => printMenu(label, to));
const $ = pageOf('/faq');
$('.theme-doc-sidebar-item-link a, .footer a').each((_, link) => {
  const label = plain($(link).text());
  // "Home" is an edition, too.
  if (label !== 'Home') {
    printMenu(label, $(link).attr('href')!);
  }
});
$('.theme-doc-sidebar-item-category-level-1').each((_, group) => {
  const label = plain($('a, button', group).first().text());
  printMenu(label, sectionOfGroup(label));
});

/** What a text leads to first. */
function leadOf(text: string) {
  const {card, hits} = engine.search(`${text} `);
  const [first] = hits;
  const {page, section} = card ?? {
    page: first,
    section: first?.leadsToSection ? first.sections[0] : undefined,
  };
  return `${page?.route}#${section?.anchor ?? ''}`;
}

const missed = (all: readonly {label: string; at: readonly string[]}[]) =>
  all.flatMap(({label, at}) => {
    const lead = leadOf(label);
    return at.includes(lead) ? [] : [`"${label}" leads to ${lead}, not ${at}`];
  });

test('each heading of four words or more, and each label of a menu', () => {
  expect(headings.length).toBeGreaterThan(300);
  expect(menus.size).toBeGreaterThan(40);
  const labeled = [...menus].flatMap((key) => printed.get(key) ?? []);
  expect(missed([...headings, ...labeled])).toEqual([]);
});

describe('ten of the headings, evenly spread', () => {
  const long = headings.filter((each) => countWords(each) >= 5);
  const ten = Array.from(
    {length: 10},
    (_, at) => long[Math.floor((at * long.length) / 10)]!,
  );

  /** The longest word, which tells most. */
  const longest = (label: string) =>
    label.split(' ').reduce((a, b) => (b.length > a.length ? b : a));

  test.each([
    [
      'a slip',
      (word: string) =>
        word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
    ],
    ['a doubled word', (word: string) => `${word} ${word}`],
  ])('with %s', (_, change) => {
    const changed = ten.map(({label, at}) => {
      const word = longest(label);
      return {label: label.replace(word, change(word)), at};
    });
    expect(changed.map(({label}) => label)).not.toEqual(
      ten.map(({label}) => label),
    );
    expect(missed(changed)).toEqual([]);
  });

  test('with a missing word', () => {
    const changed = ten.map(({label, at}) => {
      const words = label.split(' ');
      // Without a word that decides, it is another question.
      const without = words.findIndex(
        (word, index) =>
          index >= words.length >> 1 && !decides(termOf(keyOf(word)) ?? ''),
      );
      return {
        label: words.filter((_, index) => index !== without).join(' '),
        at,
      };
    });
    expect(missed(changed)).toEqual([]);
  });
});
