import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {
  areLongNames,
  becomesCards,
  isProse,
  tableRoles,
} from '../../lib/text/tables';

const childrenOf = ({children}: Element, ...names: string[]): Element[] =>
  children.filter(
    (child): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Aligns a cell (`|:--:|`) with a class of the theme. By default, MDX uses a `style` attribute, which the site's security
 * policy blocks.
 */
function alignCell({properties}: Element): void {
  const {align} = properties;
  if (typeof align === 'string') {
    delete properties.align;
    properties.className = [`text--${align}`];
  }
}

/** Returns the label of the first column. */
function completeTable(table: Element): string {
  const sections = childrenOf(table, 'thead', 'tbody');
  const rows = sections.flatMap((section) => childrenOf(section, 'tr'));
  const [headers = [], ...body] = rows.map((row) =>
    childrenOf(row, 'th', 'td'),
  );
  const labels = headers.map((cell) => toString(cell).trim());
  const textsOf = (column: number) =>
    body.map((cells) => toString(cells[column]));
  const hasCards = becomesCards(labels.length, areLongNames(textsOf(0)));
  const mark = (part: keyof typeof tableRoles, elements: readonly Element[]) =>
    elements.forEach(({properties}) => {
      if (hasCards) {
        properties.role = tableRoles[part];
      }
    });

  mark('table', [table]);
  mark('section', sections);
  mark('row', rows);
  [headers, ...body].flat().forEach(alignCell);
  mark('columnHeader', headers);
  headers.forEach(({properties}, column) => {
    properties.scope = 'col';
    if (isProse(textsOf(column))) {
      properties.dataProse = '';
    }
  });
  for (const cells of body) {
    cells.forEach((cell, column) => {
      if (column === 0 && toString(cell).trim() !== '') {
        cell.tagName = 'th';
        cell.properties.scope = 'row';
        mark('rowHeader', [cell]);
        return;
      }
      mark('cell', [cell]);
      if (hasCards && column > 0) {
        cell.properties.dataLabel = labels[column];
      }
    });
  }
  return labels[0] ?? '';
}

/**
 * Completes the tables of a page: the first column names the rows, the nearest heading names the table, and wide tables
 * get what they need to become cards on a phone. A table that is not the only one below its heading also has the label of
 * its first column in its name.
 */
export function markdownTables() {
  return (root: Root) => {
    let heading = '';
    const named: {table: Element; heading: string; label: string}[] = [];
    visit(root, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        heading = toString(element).trim();
      } else if (element.tagName === 'table') {
        named.push({table: element, heading, label: completeTable(element)});
      }
    });
    for (const {table, heading: name, label} of named) {
      const isOnly = named.filter((each) => each.heading === name).length === 1;
      table.properties.ariaLabel = [name, isOnly && name !== '' ? '' : label]
        .filter((part) => part !== '')
        .join(': ');
    }
  };
}
