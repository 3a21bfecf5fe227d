/** What the site prints leads to its own section first: on a card, or at the top of the list. */
import {expect, test} from 'vitest';
import {labels} from '../../src/data/labels';
import {sectionOfGroup} from '../../src/lib/routes/routes';
import {wordsOf} from '../../src/lib/search/tokenize';
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
const headings = [...printed.values()].filter(
  ({label}) => label.split(' ').length >= 4,
);

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
