import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {MONTHS} from '../../lib/dates/formatDate';

/** The date of an entry, with what separates it from its title: `October 2026: Publisher ends`. */
const dateOfEntry = new RegExp(
  `^((?:${MONTHS.join('|')}) (?:\\d{1,2}, )?\\d{4})(: )(?=\\S)`,
);

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/**
 * Splits the heading of an entry into its date and its title, so that the styles can show one above the other. Its text
 * stays the same for the search, the copies and screen readers.
 */
export function datedHeadings() {
  return (root: Root) => {
    visit(root, 'element', (heading) => {
      const [first, ...others] = heading.children;
      const match =
        heading.tagName === 'h3' && first?.type === 'text'
          ? dateOfEntry.exec(first.value)
          : null;
      if (first?.type !== 'text' || !match) {
        return;
      }
      const [all, date, colon] = match;
      const title = first.value.slice(all.length);
      heading.children = [
        element('small', [
          {type: 'text', value: date!},
          element('span', [{type: 'text', value: colon!}]),
        ]),
        element('span', [
          {type: 'text', value: title},
          ...others,
        ] as Element['children']),
      ];
    });
  };
}
