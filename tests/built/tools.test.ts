/** What the HTML of a tool holds before any script runs. */
import {describe, expect, test} from 'vitest';
import {switchGroups} from '../../src/data/commandSwitches';
import {errorCodes} from '../../src/data/errorCodes';
import {commandShells} from '../../src/data/errorCodes/types';
import {withoutBackticks} from '../../src/lib/withoutBackticks';
import {pageOf, plain} from '../support/builtPages';

test.each([
  '/',
  '/change_windows_edition',
  '/check_activation_status',
  '/genuine-installation-media',
  '/troubleshoot',
  '/windows_10_links',
])('the tool of %s has an empty live region', (route) => {
  const regions = pageOf(route)('main [role=status]');
  expect(regions.length).toBeGreaterThan(0);
  expect(regions.text().trim()).toBe('');
});

test('the form of the home page leads to the lookup', () => {
  const $ = pageOf('/');
  const form = $('main form[role=search]');
  expect(form.attr('action')).toBe('/troubleshoot#error-lookup');
  expect(form.attr('method') ?? 'get').toBe('get');
  expect(form.find('[name]').attr('name')).toBe('code');
  expect(pageOf('/troubleshoot')('#error-lookup').length).toBe(1);
});

test('the form of the not-found page leads to the list of all guides', () => {
  const form = pageOf('/404')('main form[role=search]');
  expect(form.attr('action')).toBe('/guide_links');
  expect(form.attr('aria-label')).toBe('This site');
});

describe('the list of errors', () => {
  test('has every entry once, with all its texts', () => {
    const $ = pageOf('/troubleshoot');
    expect(
      $('main details[id]')
        .toArray()
        .map(({attribs: {id}}) => id)
        .sort(),
    ).toEqual(errorCodes.map(({code}) => code).sort());
    const faults = errorCodes.flatMap(({code, label, symbol, meanings}) => {
      const shown = $(`details[id="${code}"]`).text();
      const texts = meanings.flatMap((each) => {
        const {context, causes, note, meaning, fixes, branches} = each;
        const steps = [
          ...fixes,
          ...(branches?.private ?? []),
          ...(branches?.work ?? []),
        ].flatMap((step) =>
          typeof step === 'string'
            ? [step]
            : [step.text, step.command, commandShells[step.shell], step.expect],
        );
        return [context, meaning, note, ...causes, ...steps].filter(
          (text) => text !== undefined,
        );
      });
      return [label ?? code, symbol ?? '', ...texts]
        .filter((text) => !shown.includes(withoutBackticks(text)))
        .map((text) => `${code} lacks: ${text}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('a reference', () => {
  test('every switch has its own anchor', () => {
    const ids = pageOf('/command_line_switches')('tbody tr[id]')
      .toArray()
      .map(({attribs: {id}}) => id);
    const total = switchGroups.flatMap(({switches}) => switches).length;
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  test.each([
    ['/windows_10_links', 'Windows 10: release and end of support'],
    [
      '/change_office_edition',
      'Office 2024 product IDs for the Office Deployment Tool',
    ],
    ['/change_edition_issues', 'Error codes'],
  ])('the table of %s is complete', (route, name) => {
    const $ = pageOf(route);
    const table = $('main table').filter(
      (_, each) => $(each).children('caption').text().trim() === name,
    );
    expect(table.length).toBe(1);
    expect(table.find('tbody tr').length).toBeGreaterThanOrEqual(8);
    expect(table.find('tbody [hidden]').length).toBe(0);
  });

  test('a value that all rows share is above the table, not in a column', () => {
    const $ = pageOf('/command_line_switches');
    const table = $('main table').filter((_, each) =>
      $(each).children('caption').text().startsWith('ospp.vbs: global options'),
    );
    expect(table.children('caption').text()).toContain('Elevated prompt: Yes.');
    expect(
      table
        .find('thead th')
        .toArray()
        .map((head) => plain($(head).text())),
    ).toEqual(['Switch', 'What it does', 'Example']);
  });

  test('a fix that differs between Windows and Office is labeled with its product', () => {
    const $ = pageOf('/licensing-servers-issue');
    const row = plain($('main tr:contains("0xC004F074")').text());
    expect(row).toContain('Windows: On a private PC: Read');
    expect(row).toContain('Office: Check the SRV record');
  });
});
