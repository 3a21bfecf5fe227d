/** What the site prints on its doors, menus and drawings, and where it leads. Headings and titles are in the index. */
import {errorScreens} from './errorScreens';
import {
  footerGroups,
  navbarEnd,
  navbarStart,
  type NavbarEntry,
} from './navigation';
import {tasks} from './tasks';

export interface Label {
  label: string;
  to: string;
}

const links = [...navbarStart, ...navbarEnd, ...footerGroups]
  .flatMap((entry): readonly NavbarEntry[] =>
    'items' in entry ? entry.items : [entry],
  )
  .flatMap((entry) => ('to' in entry ? [entry] : []));

export const labels: readonly Label[] = [
  ...tasks.map(({title, route}) => ({label: title, to: route})),
  ...links,
  // What the box is asked by a drawing is a message, of which the index knows the section.
  ...errorScreens.flatMap(({caption, text, to}) =>
    [caption, text ?? []].flat().map((label) => ({label, to})),
  ),
];
