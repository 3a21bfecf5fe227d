/** What the HTML of a tool holds before any script runs. */
import {describe, expect, test} from 'vitest';
import {switchGroups} from '../../src/data/commandSwitches';
import {diagnosisAdvice} from '../../src/data/diagnosis';
import {errorCodes} from '../../src/data/errorCodes';
import {commandShells} from '../../src/data/errorCodes/types';
import {installations} from '../../src/lib/editionPath/installations';
import {readLink} from '../../src/lib/text/sentences';
import {withoutBackticks} from '../../src/lib/text/format';
import {pageOf, plain} from '../support/builtPages';
import {leftLinks, moreGroup} from '../support/navbar';

const withForm = [
  '/change_windows_edition',
  '/check_activation_status',
  '/genuine-installation-media',
  '/troubleshoot',
];

test.each(withForm)('the tool of %s has the hint that it loads', (route) => {
  expect(pageOf(route)('main [data-needs-script]').length).toBeGreaterThan(0);
});

// Before its script, a form would send what is pasted into it.
test.each(['/', ...withForm])('nobody can press a button of %s', (route) => {
  const $ = pageOf(route);
  const usable = $('main :is(form, [data-needs-script])').find(
    ':is(button, select):not([disabled], [hidden])',
  );
  expect(usable.toArray().map((each) => $(each).text())).toEqual([]);
});

test('without a script, the tree of questions has every advice, and the timeline until when there are updates', () => {
  const $ = pageOf('/troubleshoot');
  const links = $('[data-diagnosis-tree] a')
    .toArray()
    .map((link) => `${plain($(link).text())}: ${$(link).attr('href')}`);
  expect([...new Set(links)].sort()).toEqual(
    diagnosisAdvice.map(({title, to}) => `${title}: ${to}`).sort(),
  );
  const rows = pageOf('/news')('main figure li').text();
  expect(plain(rows)).toContain('25H2 Home and Pro until Oct 12, 2027');
  expect(plain(rows)).toContain('23H2 Home and Pro ended Nov 11, 2025');
});

test('the navbar leads to each of its entries', () => {
  const $ = pageOf('/faq');
  const links = $('nav.navbar a')
    .toArray()
    .map((link) => $(link).attr('href'));
  const routes = [...leftLinks, ...moreGroup.items].map(({to}) => to);
  expect(links).toEqual(
    expect.arrayContaining([...routes, '/blog', '/contactus']),
  );
  const services = $('nav.navbar a[aria-label][href^="https:"]');
  expect(services.length).toBe(2);
});

test.each(['/', '/change_office_edition', ...withForm])(
  'the tool of %s has an empty live region',
  (route) => {
    const regions = pageOf(route)('main [role=status]');
    expect(regions.length).toBeGreaterThan(0);
    expect(regions.text().trim()).toBe('');
  },
);

test('the not-found page has no form, which would need the script, but the list of guides', () => {
  expect(pageOf('/404')('main form').length).toBe(0);
  expect(pageOf('/404')('main a[href="/guide_links"]').length).toBe(1);
});

test('the list of errors has every entry once, with all its texts', () => {
  const $ = pageOf('/troubleshoot');
  expect(
    $('[data-families] details[id]')
      .toArray()
      .map(({attribs: {id}}) => id)
      .sort(),
  ).toEqual(errorCodes.map(({code}) => code).sort());
  const faults = errorCodes.flatMap(({code, label, symbol, meanings}) => {
    const shown = plain($(`details[id="${code}"]`).text());
    const texts = meanings.flatMap((each) => {
      const {context, causes, note, meaning, fixes = [], branches} = each;
      const steps = [
        ...fixes,
        ...(branches?.private ?? []),
        ...(branches?.work ?? []),
      ].flatMap((step) => {
        if (typeof step === 'string') {
          return [step];
        }
        const {text, command, expect: answer} = step;
        return command === undefined
          ? [readLink(text).text]
          : [text, command, commandShells[step.shell], answer];
      });
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

describe('a reference', () => {
  test('the table of changes has a row for each client edition', () => {
    const $ = pageOf('/change_windows_edition');
    const rows = $('main table').first().find('th[scope=row]').toArray();
    expect(rows.map((row) => $(row).text())).toEqual(
      installations
        .filter(({family}) => family === 'client')
        .map(({name}) => name),
    );
  });

  test('the filters of a page have different names', () => {
    const $ = pageOf('/change_office_edition');
    const names = $('main label')
      .toArray()
      .map((label) => $(label).text());
    expect(names.length).toBeGreaterThan(1);
    expect([...new Set(names)]).toEqual(names);
  });

  test('every switch has its own anchor', () => {
    const ids = pageOf('/command_line_switches')('tbody tr[id]')
      .toArray()
      .map(({attribs: {id}}) => id);
    const total = switchGroups.flatMap(({switches}) => switches).length;
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });
});
