import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {BuiltSite} from '../../../../src/plugins/post-build/pages';
import {inlineStyles} from '../../../../src/plugins/post-build/steps/inlineStyles';
import {builtSite} from '../../../support/builtSite';

/** A build below `/base/` with one sheet, one script and the pages given by their bodies. */
function built(css: string, bodies: Record<string, string>): BuiltSite {
  const outDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  mkdirSync(path.join(outDir, 'assets/js'));
  writeFileSync(path.join(outDir, 'assets/css/styles.old.css'), css);
  writeFileSync(path.join(outDir, 'assets/js/main.js'), 'x("later")');
  const documents = Object.entries(bodies).map(([route, body]) => {
    const html = `<html><head><link rel="stylesheet" href="/base/assets/css/styles.old.css"></head><body>${body}</body></html>`;
    return {route: `/${route}`, file: `${route}.html`, html};
  });
  return builtSite({outDir, baseUrl: '/base/', documents, pages: documents});
}

const sheetsOf = ({outDir}: BuiltSite) =>
  readdirSync(path.join(outDir, 'assets/css'));

test('a page gets its own styles; the sheet loses settings and what nothing uses, and comes last', async () => {
  const site = built(
    ':root{--a:$&}[data-theme=dark]{--a:0}.one{top:var(--a)}.two{top:2px}.later{top:3px}.gone{top:4px}',
    {one: '<p class="one">', two: '<p class="two">'},
  );
  await inlineStyles(site);
  const [name] = sheetsOf(site);
  expect(sheetsOf(site)).toHaveLength(1);
  expect(name).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(
    readFileSync(path.join(site.outDir, 'assets/css', name!), 'utf8'),
  ).toBe('.one{top:var(--a)}.two{top:2px}.later{top:3px}');
  const address = `href="/base/assets/css/${name}"`;
  const link = `<link rel="stylesheet" ${address} media="print" fetchpriority="high"><noscript><link rel="stylesheet" ${address}></noscript>`;
  expect(site.documents.map(({html}) => html)).toEqual([
    `<html><head><style>:root{--a:$&}[data-theme=dark]{--a:0}.one{top:var(--a)}</style></head><body><p class="one">${link}</body></html>`,
    `<html><head><style>:root{--a:$&}[data-theme=dark]{--a:0}.two{top:2px}</style></head><body><p class="two">${link}</body></html>`,
  ]);
});

test('the name of the sheet follows its content', async () => {
  const nameFor = async (css: string) => {
    const site = built(css, {one: '<p class="one">'});
    await inlineStyles(site);
    return sheetsOf(site)[0];
  };
  const first = await nameFor('.one{top:0}');
  expect(await nameFor('.one{top:0}.gone{top:1px}')).toBe(first);
  expect(await nameFor('.one{top:1px}')).not.toBe(first);
});

test('a page without a sheet below the base URL stops the build', async () => {
  const site = built('', {one: ''});
  await expect(inlineStyles({...site, baseUrl: '/other/'})).rejects.toThrow(
    'No page links to a style sheet below /other/assets/css/.',
  );
  await expect(inlineStyles({...site, documents: []})).rejects.toThrow(
    'No page links to a style sheet',
  );
});
