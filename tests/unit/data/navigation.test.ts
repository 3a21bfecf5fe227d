import {test} from 'vitest';
import {
  footerGroups,
  navbarEnd,
  navbarStart,
  type NavbarEntry,
} from '../../../src/data/navigation';
import {faultIn} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const path = 'src/data/navigation.ts';

interface Link {
  label: string;
  to?: string;
  /** Where the link is written, such as `['navbarStart', 4, 'items', 2]`. */
  keys: [string, ...(string | number)[]];
  /** The labels of a group are unique. */
  group: string;
}

const navbarLinks = (list: string, entries: readonly NavbarEntry[]): Link[] =>
  entries.flatMap((entry, index) => [
    {...entry, keys: [list, index], group: 'navbar'},
    ...('items' in entry ? entry.items : []).map((link, inner): Link => ({
      ...link,
      keys: [list, index, 'items', inner],
      group: entry.label,
    })),
  ]);

const links: readonly Link[] = [
  ...navbarLinks('navbarStart', navbarStart),
  ...navbarLinks('navbarEnd', navbarEnd),
  ...footerGroups.flatMap((group, index) =>
    group.items.map((link, inner): Link => ({
      ...link,
      keys: ['footerGroups', index, 'items', inner],
      group: `footer: ${group.title}`,
    })),
  ),
];

/** The links that break a rule. */
const faults = (rule: (link: Link) => boolean, fix: string) =>
  links
    .filter((link) => !rule(link))
    .map(({label, keys}) =>
      faultIn(path, [...keys, 'label'], `${label || 'no label'}: ${fix}`),
    );

test('the navbar links to the pages of the specification', () => {
  const specified = [
    ['navbarStart', '/faq'],
    ['navbarStart', '/troubleshoot'],
    ['navbarStart', '/genuine-installation-media'],
    ['navbarStart', '/credits'],
    ['navbarStart', '/hwid'],
    ['navbarStart', '/guide_links'],
    ['navbarStart', '/unsupported_products_activation'],
    ['navbarStart', '/news'],
    ['navbarStart', '/changelog'],
    ['navbarStart', '/our_non-piracy_site'],
    ['navbarEnd', '/blog'],
    ['navbarEnd', '/contactus'],
  ] as const;
  const label = 'Download Windows / Office';
  expectNoFaults([
    ...specified
      .filter(
        ([list, route]) =>
          !links.some((link) => link.keys[0] === list && link.to === route),
      )
      .map(([list, route]) =>
        faultIn(
          path,
          [list],
          `${list} must link to ${route}: add {label: '…', to: '${route}'}`,
        ),
      ),
    ...faults(
      (link) =>
        link.keys[0] === 'footerGroups' ||
        link.to !== '/genuine-installation-media' ||
        link.label === label,
      `this page is called "${label}" in the navbar: write that`,
    ),
  ]);
});

test('labels are unique in the navbar and in each group of the footer, and start with a capital letter', () => {
  expectNoFaults([
    ...faults(
      (link) =>
        links.find(
          (other) => other.group === link.group && other.label === link.label,
        ) === link,
      'another link of this group has the same label: change one of the two',
    ),
    ...faults(
      ({label}) => /^[A-Z]\S*(?: \S+)*$/.test(label),
      'write the label with a capital letter and single spaces',
    ),
  ]);
});
