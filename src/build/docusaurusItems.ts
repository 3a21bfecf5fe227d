/** Converts the site's link lists to the items in the Docusaurus theme configuration. */
import type {
  FooterGroup,
  NavbarEntry,
  RouteLink,
  ServiceLink,
} from '../data/navigation';
import {typographicQuotes} from '../lib/text/format';

/** URLs of the external services, by their names in `src/data/navigation.ts`. */
export type ServiceUrls = Record<ServiceLink['service'], string>;

function routeItem({label, route, activeBelow}: RouteLink) {
  return {
    label,
    to: route,
    ...(activeBelow && {activeBasePath: activeBelow}),
  };
}

/** Navbar items for one side of the bar. Services use the item type that shows an icon. */
export function navbarItems(
  entries: readonly NavbarEntry[],
  position: 'left' | 'right',
  urls: ServiceUrls,
) {
  return entries.map((entry) => {
    if ('links' in entry) {
      return {
        type: 'dropdown',
        label: entry.label,
        position,
        items: entry.links.map(routeItem),
      };
    }
    if ('service' in entry) {
      return {
        type: 'custom-serviceLink',
        label: entry.label,
        service: entry.service,
        href: urls[entry.service],
        position,
      };
    }
    return {...routeItem(entry), position};
  });
}

export function footerLinks(groups: readonly FooterGroup[], urls: ServiceUrls) {
  return groups.map(({title, links}) => ({
    title,
    items: links.map((link) => ({
      label: typographicQuotes(link.label),
      ...('service' in link
        ? {href: urls[link.service]}
        : {to: link.route}),
    })),
  }));
}
