/** The navbar's labels, so that a test still finds a link when its label changes. */
import type {Page} from '@playwright/test';
import {
  navbarEnd,
  navbarStart,
  type NavbarEntry,
  type RouteLink,
} from '../../src/data/navigation';

const linksOf = (entries: readonly NavbarEntry[]): RouteLink[] =>
  entries.flatMap((entry) => ('to' in entry ? [entry] : []));

/** The links on the left, without the group of further links. */
export const leftLinks = linksOf(navbarStart);

/** The group of further links. */
export const moreGroup = navbarStart.find((entry) => 'items' in entry)!;

/** The label of the link to a page. */
export function navbarLabel(route: string): string {
  const link = [...leftLinks, ...moreGroup.items, ...linksOf(navbarEnd)].find(
    (entry) => entry.to === route,
  );
  if (!link) {
    throw new Error(`The navbar has no link to ${route}.`);
  }
  return link.label;
}

/** The link to a page in the navbar. */
export const navbarLink = (page: Page, route: string) =>
  page.locator('.navbar').getByRole('link', {name: navbarLabel(route)});
