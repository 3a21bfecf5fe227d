import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

const headers = (baseUrl: string) => `${baseUrl}*
  X-Content-Type-Options: nosniff

${baseUrl}assets/js/file-hash-worker.*
  Content-Security-Policy: script-src 'wasm-unsafe-eval'

${baseUrl}*.md
  Content-Type: text/markdown; charset=utf-8

${baseUrl}llms.txt
  Cache-Control: max-age=3600

${baseUrl}
  Cache-Control: no-cache

${baseUrl}windows_8.1_links
  Content-Security-Policy: default-src 'none'; style-src 'sha256-a+/='
`;

/** The nginx configuration for a small build, without indentation. */
function configure(baseUrl: string): string {
  const build = testFolder();
  writeFileSync(path.join(build, '_headers'), headers(baseUrl));
  writeFileSync(path.join(build, 'index.html'), '');
  writeFileSync(path.join(build, 'windows_8.1_links.html'), '');
  const script = path.join(projectDirectory, '.ci/hosting/nginx.mjs');
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [script, '--build', build, '--root', '/srv/docs'],
    {encoding: 'utf8'},
  );
  expect(status, stderr).toBe(0);
  return stdout.replace(/^ +/gm, '');
}

describe('the nginx configuration', () => {
  for (const baseUrl of ['/', '/preview/']) {
    test(`sets the headers of _headers for each file below ${baseUrl}`, () => {
      const config = configure(baseUrl);
      expect(config).toContain('default "nosniff";');
      expect(config).toContain(`"${baseUrl}index.html" "no-cache";`);
      expect(config).toContain(`"${baseUrl}llms.txt" "max-age=3600";`);
      expect(config).toContain(
        `"${baseUrl}windows_8.1_links.html" "default-src 'none'; style-src 'sha256-a+/='";`,
      );
      expect(config).toContain(
        `"~^${baseUrl}assets/js/file-hash-worker\\..*$" "script-src 'wasm-unsafe-eval'";`,
      );
      expect(config).toContain(
        `location ~ ^${baseUrl}.*\\.md$ { types {} default_type "text/markdown; charset=utf-8"; try_files $uri =404; }`,
      );
      expect(config).toContain(`error_page 403 404 ${baseUrl}404.html;`);
      expect(config).toContain('root /srv/docs;');
    });
  }

  test('sends every header of _headers, also with errors', () => {
    const sent = [...configure('/').matchAll(/^add_header (\S+) (.*);$/gm)];
    expect(sent.map(([, name]) => name)).toEqual([
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Cache-Control',
    ]);
    expect(sent.filter(([, , value]) => !value!.endsWith(' always'))).toEqual(
      [],
    );
  });
});
