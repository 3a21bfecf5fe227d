import {describe, expect, test} from 'vitest';
import {builtRoutes, pageOf} from '../support/builtPages';

const withTables = builtRoutes.filter(
  (route) => pageOf(route)('main table').length > 0,
);

describe.each(withTables)('%s', (route) => {
  const $ = pageOf(route);
  const tables = $('main table').toArray();

  test('has tables with different names, in boxes with a name', () => {
    const names = tables.map(
      (table) =>
        $(table).children('caption').text() || $(table).attr('aria-label'),
    );
    expect(new Set(names).size, names.join('\n')).toBe(names.length);
    expect(names).not.toContain('');
    expect(names).not.toContain(undefined);
    for (const table of tables) {
      expect($(table).parent().attr('aria-label')).toBeTruthy();
    }
  });

  test('the end of support is the end of the last phase that costs nothing', () => {
    const cells = $('main td').filter((_, cell) =>
      $(cell).text().includes('Mainstream support until'),
    );
    for (const cell of cells.toArray()) {
      const [end = 0, mainstream = 0] = [
        ...$(cell)
          .text()
          .matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g),
      ].map(([day]) => Date.parse(day));
      expect(end, $(cell).text()).toBeGreaterThan(mainstream);
    }
  });

  test('names the columns and the rows of each table', () => {
    for (const table of tables) {
      const name = $(table).parent().attr('aria-label')!;
      const heads = $(table).find('thead > tr > *');
      expect(heads.length, name).toBeGreaterThan(1);
      expect(heads.not('th[scope=col]').toString(), name).toBe('');
      const first = $(table).find('tbody > tr > :first-child');
      expect(
        first.not('th[scope=row], [colspan], :empty').toString(),
        name,
      ).toBe('');
    }
  });

  test('has no Markdown table with one text in all rows of a column', () => {
    for (const table of $('main table[aria-label]').toArray()) {
      const rows = $(table)
        .find('tbody tr')
        .toArray()
        .map((row) =>
          $(row)
            .children()
            .toArray()
            .map((cell) => $(cell).text()),
        );
      const repeated = $(table)
        .find('thead th')
        .toArray()
        .filter(
          (_, column) =>
            rows.length > 2 &&
            new Set(rows.map((cells) => cells[column])).size === 1,
        );
      expect(
        repeated.map((label) => $(label).text()),
        `${$(table).attr('aria-label')}: say it once in the text`,
      ).toEqual([]);
    }
  });
});
