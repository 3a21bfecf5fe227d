import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {
  areLongNames,
  becomesCards,
  isProse,
  tableRoles,
} from '../../lib/text/tables';

/** Any node of the tree, as far as this step reads it. */
interface Node {
  type: string;
  value?: unknown;
  children?: readonly Node[];
}

function textOf({type, value, children}: Node): string {
  return type === 'text'
    ? String(value)
    : (children ?? []).map(textOf).join('');
}

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

/** The rows of a table's head or body as elements of their cells. */
function rowsOf(table: Element, section: 'thead' | 'tbody') {
  return childrenOf(table, section)
    .flatMap((part) => childrenOf(part, 'tr'))
    .map((row) => ({row, cells: childrenOf(row, 'th', 'td')}));
}

/** Returns the label of the first column. */
function completeTable(table: Element): string {
  const [head] = rowsOf(table, 'thead');
  const body = rowsOf(table, 'tbody');
  const headers = head?.cells ?? [];
  const labels = headers.map((cell) => textOf(cell).trim());
  const textsOf = (column: number) =>
    body.map(({cells}) => textOf(cells[column]!));
  const hasCards = becomesCards(labels.length, areLongNames(textsOf(0)));
  const mark = ({properties}: Element, part: keyof typeof tableRoles) => {
    if (hasCards) {
      properties.role = tableRoles[part];
    }
  };

  mark(table, 'table');
  for (const section of childrenOf(table, 'thead', 'tbody')) {
    mark(section, 'section');
  }
  for (const {row} of [...(head ? [head] : []), ...body]) {
    mark(row, 'row');
  }
  headers.forEach((header, column) => {
    alignCell(header);
    mark(header, 'columnHeader');
    header.properties.scope = 'col';
    if (isProse(textsOf(column))) {
      header.properties.dataProse = '';
    }
  });
  for (const {cells} of body) {
    cells.forEach((cell, column) => {
      alignCell(cell);
      if (column === 0 && textOf(cell).trim() !== '') {
        cell.tagName = 'th';
        cell.properties.scope = 'row';
        mark(cell, 'rowHeader');
        return;
      }
      mark(cell, 'cell');
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
        heading = textOf(element).trim();
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
