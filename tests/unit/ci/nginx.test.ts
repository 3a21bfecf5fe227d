import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeResponseHeaders} from '../../../src/plugins/post-build/steps/responseHeaders';
import {projectDirectory} from '../../support/build';
import {allRoutes} from '../../support/routes';
import {testFolder} from '../../support/testFolder';

const headers = (baseUrl: string) => `${baseUrl}*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: frame-ancestors 'none'

${baseUrl}assets/js/file-hash-worker.*
  Content-Security-Policy: script-src 'wasm-unsafe-eval'

${baseUrl}*.md
  Content-Type: text/markdown; charset=utf-8

${baseUrl}llms.txt
  Cache-Control: max-age=3600
`;

/** The nginx configuration for a build with these headers, without indentation. */
function configure(headersFile: string): string {
  const build = testFolder();
  writeFileSync(path.join(build, '_headers'), headersFile);
  const script = path.join(projectDirectory, '.ci/hosting/nginx.mjs');
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [script, '--build', build, '--root', '/srv/docs'],
    {encoding: 'utf8'},
  );
  expect(status, stderr).toBe(0);
  return stdout.replace(/^ +/gm, '');
}

test.each(['/', '/preview/'])('sets the headers below %s', (baseUrl) => {
  const config = configure(headers(baseUrl));
  expect(config).toContain('default "nosniff";');
  expect(config).toContain('default "public, max-age=0, must-revalidate";');
  expect(config).toContain(`"${baseUrl}llms.txt" "max-age=3600";`);
  expect(config).toContain(`default "frame-ancestors 'none'";`);
  expect(config).toContain(
    `"~^${baseUrl}assets/js/file-hash-worker\\..*$" "script-src 'wasm-unsafe-eval'";`,
  );
  expect(config).toContain(
    `location ~ ^${baseUrl}.*\\.md$ { types {} default_type "text/markdown; charset=utf-8"; try_files $uri =404; }`,
  );
  expect(config).toContain(`error_page 403 404 ${baseUrl}404.html;`);
  expect(config).toContain('root /srv/docs;');
});

/** Where a generated configuration redirects a path to: nginx takes an exact location, else the first whose pattern fits. */
function redirect(config: string, pathname: string): string | undefined {
  if (config.includes(`location = ${pathname} {`)) {
    return undefined;
  }
  for (const location of config.split('\nlocation ~ ').slice(1)) {
    const [pattern = ''] = location.split(' {', 1);
    const match = new RegExp(pattern).exec(pathname);
    if (match) {
      return /return 301 (.*)\$is_args\$args;/
        .exec(location.split('\n\n', 1)[0]!)?.[1]
        ?.replace('$page', match.groups?.page ?? '');
    }
  }
  return undefined;
}

test.each(['/', '/preview/'])('below %s, a page has one address', (base) => {
  const config = configure(headers(base));
  for (const [other, own] of [
    ['index', ''],
    ['index.html', ''],
    ['kms38.html', 'kms38'],
    ['kms38/', 'kms38'],
    ['kms38/index', 'kms38'],
    ['blog/keyhole/index.html', 'blog/keyhole'],
    ['windows_8.1_links.html', 'windows_8.1_links'],
  ] as const) {
    expect(redirect(config, base + other), other).toBe(base + own);
    expect(redirect(config, base + own), own).toBeUndefined();
  }
  // Otherwise an error would lead to a redirect: nginx asks itself for this address.
  expect(redirect(config, `${base}404.html`)).toBeUndefined();
  expect(config).toContain(`location = ${base}404.html { internal; }`);
  for (const file of ['index.json', 'html', 'kms38.md', 'img/an-index.svg']) {
    expect(redirect(config, base + file), file).toBeUndefined();
  }
});

test('a base URL without its slash leads to the home page', () => {
  const config = configure(headers('/preview/'));
  expect(redirect(config, '/preview')).toBe('/preview/');
  expect(redirect(config, '/preview2')).toBeUndefined();
});

test('sends every header of _headers, also with errors', () => {
  const sent = [
    ...configure(headers('/')).matchAll(/^add_header (\S+) (.*);$/gm),
  ];
  expect(sent.map(([, name]) => name)).toEqual([
    'X-Content-Type-Options',
    'Content-Security-Policy',
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(sent.filter(([, , value]) => !value!.endsWith(' always'))).toEqual([]);
});

// Otherwise it would block the styles and scripts of a newer build until somebody generates it again.
test('fits every later build: it names no page, and allows nothing by hash', async () => {
  const folder = testFolder();
  await writeResponseHeaders({outDir: folder, baseUrl: '/'});
  const config = configure(readFileSync(path.join(folder, '_headers'), 'utf8'));
  expect(config).not.toContain('sha256');
  expect(
    [...config.matchAll(/"(\/\S*?)(?:\.html)?" /g)]
      .map(([, address]) => address!)
      .filter((address) => allRoutes.includes(address)),
  ).toEqual([]);
});
