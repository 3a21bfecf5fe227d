import {expect, test} from 'vitest';
import type {BuiltSite} from '../../../../src/plugins/post-build/pages';
import {addSecurityPolicy} from '../../../../src/plugins/post-build/steps/securityPolicy';
import {builtPage, builtSite} from '../../../support/builtSite';

const page = (text: string) =>
  `<!doctype html><html><head><meta charset="UTF-8"></head><body>${text}</body></html>`;

/** A site of the given pages, with their policies added. */
function secured(pages: Record<string, string>): BuiltSite {
  const documents = Object.entries(pages).map(([route, html]) =>
    builtPage(route, html),
  );
  const site = builtSite({pages: documents, documents});
  addSecurityPolicy(site);
  return site;
}

test('each page allows its own inline scripts and styles, and no others', () => {
  const [home = '', kms38 = ''] = secured({
    '/': page('<script>a()</script>'),
    '/kms38': page('<style>p{}</style>'),
  }).documents.map(({html}) => html);
  expect(home).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self';/);
  expect(kms38).toMatch(/script-src 'self'; style-src 'self' 'sha256-/);
});

test('a style attribute stops the build with an error that names its page', () => {
  let error: unknown;
  try {
    secured({'/kms38': page('<p style="color:red">')});
  } catch (thrown) {
    error = thrown;
  }
  expect(String(error)).toContain('/kms38');
  expect(String((error as Error).cause)).toContain('style="color:red"');
});
