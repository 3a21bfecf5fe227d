import {Script} from 'node:vm';
import {expect, test} from 'vitest';
import {buildScripts} from '../../../src/plugins/page-bootstrap/buildScripts';
import {
  fittingBaseUrl,
  ownPath,
} from '../../../src/plugins/page-bootstrap/scripts/builtPath';
import {decodableAddress} from '../../../src/plugins/page-bootstrap/scripts/repairAddress';

const names = ['beforePage', 'afterPage'] as const;
const constants = {BASE_URL: '/base/', ANNOUNCEMENT_ID: 'an-announcement'};

test('the inline scripts are short, complete and reproducible', async () => {
  const scripts = await buildScripts(names, constants);
  for (const name of names) {
    expect(() => new Script(scripts[name])).not.toThrow();
    expect(scripts[name]).not.toMatch(
      /\b(?:import|require)\b|BASE_URL|ANNOUNCEMENT_ID|\n/,
    );
  }
  expect(scripts.afterPage).toContain('"/base/"');
  expect(scripts.beforePage).toContain('"an-announcement"');
  expect(scripts.beforePage.length + scripts.afterPage.length).toBeLessThan(
    5000,
  );
  expect(await buildScripts(names, constants)).toEqual(scripts);
});

test('a script cannot close its own script element', async () => {
  const text = '</script><script>alert(1)';
  const {afterPage} = await buildScripts(['afterPage'], {BASE_URL: text});
  expect(afterPage).toContain('alert(1)');
  expect(afterPage).not.toContain('</script>');
});

test('a script that cannot be built stops the build with an error that names it', async () => {
  await expect(buildScripts(['noSuchScript'], {})).rejects.toThrow(
    /noSuchScript/,
  );
});

function repair(address: string): string {
  const url = new URL(address, 'https://site.example');
  return decodableAddress(url.pathname, url);
}

test('a decodable address is not changed', () => {
  for (const address of ['/', '/kms38?q=%E0%A4%A#a%20b', '/a%2Fb#%C3%A9']) {
    expect(repair(address), address).toBe(address);
  }
});

test('a fragment that cannot be decoded is dropped', () => {
  expect(repair('/faq?code=1#%E0%A4%A')).toBe('/faq?code=1');
  expect(repair('/faq#%')).toBe('/faq');
});

test('the percent signs of a path that cannot be decoded are escaped', () => {
  expect(repair('/%E0%A4%A?a=1#b')).toBe('/%25E0%25A4%25A?a=1#b');
  expect(decodeURIComponent(repair('/%E0%A4%A'))).toBe('/%E0%A4%A');
});

const cases = [
  ['/wrong/kms38', '/kms38', '/', '/wrong/'],
  ['/wrong/', '/', '/', '/wrong/'],
  ['/wrong', '/', '/', '/wrong/'],
  ['/faq', '/docs/faq', '/docs/', '/'],
  // The page is at its place, so the base URL is right.
  ['/', '/', '/', null],
  ['/kms38', '/kms38', '/', null],
  // The not-found page, which is shown at any address.
  ['/nope/', '/404.html', '/', null],
  ['/x/nowhere', null, '/', null],
  ['/x/other', '/kms38', '/', null],
  ['/x/notkms38', '/kms38', '/', null],
] as const;

for (const [shown, canonical, baseUrl, fitting] of cases) {
  test(`the page ${canonical} built for ${baseUrl} and shown at ${shown} suggests ${fitting ?? 'nothing'}`, () => {
    expect(fittingBaseUrl(shown, canonical, baseUrl)).toBe(fitting);
  });
}

const addresses = [
  ['/kms38.html', '/kms38', '/', '/kms38'],
  ['/kms38/index.html', '/kms38', '/', '/kms38'],
  ['/kms38/', '/kms38', '/', '/kms38'],
  ['//kms38', '/kms38', '/', '/kms38'],
  ['/KMS38', '/kms38', '/', '/kms38'],
  ['/kms38%2Ehtml', '/kms38', '/', '/kms38'],
  ['/windows_8.1_links.html', '/windows_8.1_links', '/', '/windows_8.1_links'],
  ['/index.html', '/', '/', '/'],
  // The not-found page, which is shown at any address.
  ['/404.html', '/404.html', '/', '/404'],
  ['/blog/index.html', '/404.html', '/', '/blog'],
  ['/mas-docs/x/', '/mas-docs/404.html', '/mas-docs/', '/mas-docs/x'],
  // At a wrong base URL.
  ['/wrong/kms38.html', '/kms38', '/', '/wrong/kms38.html'],
  ['/', '/mas-docs/', '/mas-docs/', '/'],
  ['/x.html', null, '/', '/x.html'],
] as const;

for (const [shown, built, baseUrl, own] of addresses) {
  test(`the page ${built} built for ${baseUrl} and shown at ${shown} gets the path ${own}`, () => {
    expect(ownPath(shown, built, baseUrl)).toBe(own);
  });
}
