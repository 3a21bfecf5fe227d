import {describe, expect, test} from 'vitest';
import {
  footerGroups,
  navbarEnd,
  navbarStart,
  type NavbarEntry,
} from '../../../src/data/navigation';
import {tasks} from '../../../src/data/tasks';
import {footerLinks, navbarItems} from '../../../src/lib/docusaurusItems';
import {allRoutes} from '../../support/routes';

const urls = {
  chat: 'https://chat.example.org',
  source: 'https://git.example.org/mas/docs',
};

function routesOf(entries: readonly NavbarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if ('links' in entry) {
      return entry.links.map(({route}) => route);
    }
    return 'route' in entry ? [entry.route] : [];
  });
}

describe('navigation', () => {
  test('every link in the navbar, the footer and the home page points to a page of the site', () => {
    const routes = [
      ...routesOf(navbarStart),
      ...routesOf(navbarEnd),
      ...footerGroups.flatMap(({links}) =>
        links.flatMap((link) => ('route' in link ? [link.route] : [])),
      ),
      ...tasks.map(({route}) => route),
    ];
    expect(routes.filter((route) => !allRoutes.includes(route))).toEqual([]);
  });

  test('labels are unique in the navbar and in each group of the footer', () => {
    for (const labels of [
      [...navbarStart, ...navbarEnd].map(({label}) => label),
      ...footerGroups.map(({links}) => links.map(({label}) => label)),
    ]) {
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('entries are converted to Docusaurus items', () => {
    expect(
      navbarItems(
        [{label: 'Blog', route: '/blog', activeBelow: '/blog'}],
        'right',
        urls,
      ),
    ).toEqual([
      {label: 'Blog', to: '/blog', activeBasePath: '/blog', position: 'right'},
    ]);
    expect(
      navbarItems(
        [{label: 'More', links: [{label: 'News', route: '/news'}]}],
        'left',
        urls,
      ),
    ).toEqual([
      {
        type: 'dropdown',
        label: 'More',
        position: 'left',
        items: [{label: 'News', to: '/news'}],
      },
    ]);
    expect(
      navbarItems([{label: 'Chat', service: 'chat'}], 'right', urls),
    ).toEqual([
      {
        type: 'custom-serviceLink',
        label: 'Chat',
        service: 'chat',
        href: urls.chat,
        position: 'right',
      },
    ]);
    expect(
      footerLinks(
        [{title: 'A', links: [{label: 'Source', service: 'source'}]}],
        urls,
      ),
    ).toEqual([{title: 'A', items: [{label: 'Source', href: urls.source}]}]);
  });
});
