import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {headerRules, hostLimits} from '../../../../src/data/responseHeaders';
import {headersFor, parseHeaders} from '../../../../src/lib/headersFile';
import type {BuiltSite} from '../../../../src/plugins/post-build/pages';
import {
  collectRules,
  writeResponseHeaders,
} from '../../../../src/plugins/post-build/steps/responseHeaders';
import {addSecurityPolicy} from '../../../../src/plugins/post-build/steps/securityPolicy';
import {builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

const page = (text: string) =>
  `<!doctype html><html><head><meta charset="UTF-8"></head><body>${text}</body></html>`;

/** A site of the given pages in the test's folder, with their policies added. */
async function built(
  pages: Record<string, string>,
  baseUrl = '/',
): Promise<BuiltSite> {
  const outDir = testFolder();
  const documents = Object.entries(pages).map(([route, html]) => {
    const file = path.join(outDir, `${route.slice(1) || 'index'}.html`);
    writeFileSync(file, html);
    return {route, file, html};
  });
  const site = builtSite({outDir, baseUrl, pages: documents, documents});
  await addSecurityPolicy(site);
  return site;
}

const written = (site: BuiltSite) =>
  parseHeaders(readFileSync(path.join(site.outDir, '_headers'), 'utf8'));

describe('the headers of a build', () => {
  test('each page has its own policy: the one in its head plus directives that work only in a header', async () => {
    const site = await built({
      '/': page('<script>a()</script>'),
      '/kms38': page('<style>p{}</style>'),
    });
    await writeResponseHeaders(site);
    for (const {route, html} of site.documents) {
      const meta = /content="(default-src[^"]+)"/.exec(html)?.[1];
      expect(headersFor(written(site), route)['Content-Security-Policy']).toBe(
        `${meta}; frame-ancestors 'none'`,
      );
    }
    const [home = '', kms38 = ''] = site.documents.map(({html}) => html);
    expect(home).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self';/);
    expect(kms38).toMatch(/script-src 'self'; style-src 'self' 'sha256-/);
  });

  test('every rule starts with the base URL', async () => {
    const site = await built({'/': page(''), '/404': page('')}, '/preview/');
    await writeResponseHeaders(site);
    const rules = written(site);
    expect(rules.every((rule) => rule.path.startsWith('/preview/'))).toBe(true);
    expect(headersFor(rules, '/preview/')).toHaveProperty(
      'Content-Security-Policy',
    );
    expect(headersFor(rules, '/')).toEqual({});
  });

  test('a site with more pages than hosts read rules for keeps only the common rules, with a notice', () => {
    const site = (pages: number) =>
      collectRules({
        baseUrl: '/',
        documents: Array.from({length: pages}, (_, index) => ({
          route: `/${index}`,
          file: '',
          html: '',
        })),
      });
    const room = hostLimits.rules - headerRules.length;
    expect(site(room).rules).toHaveLength(hostLimits.rules);
    expect(site(room).notice).toBeNull();
    const {rules, notice} = site(room + 1);
    expect(rules).toHaveLength(headerRules.length);
    expect(notice).toContain(`${hostLimits.rules + 1} rules`);
  });

  test('a line too long for hosts stops the build', async () => {
    const scripts = Array.from(
      {length: 40},
      (_, index) => `<script>run(${index})</script>`,
    );
    const site = await built({'/': page(scripts.join(''))});
    await expect(writeResponseHeaders(site)).rejects.toThrow(
      /This line has \d{4} characters, and hosts read only 2000/,
    );
  });

  test('a style attribute stops the build with an error that names its page', async () => {
    const error = await built({'/kms38': page('<p style="color:red">')}).catch(
      (cause: unknown) => cause,
    );
    expect(String(error)).toContain('/kms38');
    expect(String((error as Error).cause)).toContain('style="color:red"');
  });

  test('removes the inline style of open sidebar groups', async () => {
    const style = 'display:block;overflow:visible;height:auto';
    const site = await built({
      '/': page(`<ul style="${style}" class="menu__list"></ul>`),
    });
    expect(site.documents[0]!.html).toContain('<ul class="menu__list">');
  });
});
