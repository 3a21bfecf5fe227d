/** What the site prints on its doors, menus and drawings, and where it leads. Headings and titles are in the index. */
import {errorScreens} from './errorScreens';
import {footerGroups, navbarEnd, navbarStart} from './navigation';
import {tasks} from './tasks';

export interface Label {
  label: string;
  to: string;
}

const links = [
  ...[...navbarStart, ...navbarEnd, ...footerGroups].flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  ),
].flatMap((entry) =>
  'route' in entry ? [{label: entry.label, to: entry.route}] : [],
);

export const labels: readonly Label[] = [
  ...tasks.map(({title, route}) => ({label: title, to: route})),
  ...links,
  // What the box is asked by a drawing is a message, of which the index knows the section.
  ...errorScreens.flatMap(({text, to}) => (text ? [{label: text, to}] : [])),
];
