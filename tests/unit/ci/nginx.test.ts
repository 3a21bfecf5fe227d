/** The example for nginx sends what the hosts that read `_headers` send, and gives each page one address. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {defaultHeaders} from '../../../src/data/responseHeaders';
import {headersFor, parseHeaders} from '../../../src/build/headersFile';
import {writeResponseHeaders} from '../../../src/plugins/post-build/steps/responseHeaders';
import {projectDirectory} from '../../support/build';
import {allRoutes} from '../../support/routes';
import {testFolder} from '../../support/testFolder';

const config = readFileSync(
  path.join(projectDirectory, '.ci/hosting/nginx.conf'),
  'utf8',
);

/** The value of a header in its `map`: of the path, or of the first expression that matches, or the default. */
function mapped(variable: string, file: string): string | undefined {
  const [, lines = ''] =
    new RegExp(`^map \\$uri \\${variable} \\{\\n(.*?)^\\}`, 'ms').exec(
      config,
    ) ?? [];
  const entries = [...lines.matchAll(/^ +"?(.*?)"? "(.*)";$/gm)];
  const found =
    entries.find(([, key]) => key === file) ??
    entries.find(
      ([, key]) => key!.startsWith('~') && new RegExp(key!.slice(1)).test(file),
    ) ??
    entries.find(([, key]) => key === 'default');
  return found?.[2] || undefined;
}

function typeOf(file: string): string | undefined {
  const locations = [
    ...config.matchAll(
      /location (=|~) (\S+) \{ types \{\} default_type "(.*?)"/g,
    ),
  ];
  return locations.find(([, how, place]) =>
    how === '=' ? place === file : new RegExp(place!).test(file),
  )?.[3];
}

test('each file has the same headers as on a host that reads _headers, also with an error', async () => {
  const outDir = testFolder();
  await writeResponseHeaders({outDir, baseUrl: '/'});
  const rules = parseHeaders(
    readFileSync(path.join(outDir, '_headers'), 'utf8'),
  );
  // One file for each rule, with a name where the rule has `*`, and a page.
  const files = [
    '/kms38',
    ...rules.slice(1).map((rule) => rule.path.replace('*', 'name')),
  ];
  const sent = [
    ...config.matchAll(/^ +add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm),
  ];
  expect(sent).toHaveLength([...config.matchAll(/^ +add_header/gm)].length);
  for (const file of files) {
    const {'Content-Type': type, ...headers} = headersFor(rules, file);
    const own = Object.fromEntries(
      sent.flatMap(([, name, constant, variable]) => {
        const value = constant ?? mapped(variable!, file);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    // A host joins the policy of every file and that of this one. nginx sends the stricter one.
    const {'Content-Security-Policy': policy = '', ...others} = {
      ...defaultHeaders,
      ...headers,
    };
    expect(own, file).toMatchObject(others);
    expect(Object.keys(own).sort(), file).toEqual(
      [...Object.keys(others), 'Content-Security-Policy'].sort(),
    );
    expect(policy.split(', ').at(-1), file).toBe(
      own['Content-Security-Policy'],
    );
    expect(typeOf(file), file).toBe(type);
  }
});

/** Where an address leads if the file of its page exists. */
function redirect(address: string): string | undefined {
  const [home, page] = [
    ...config.matchAll(/location ~ (\^\S+) \{(?= return 301|\n)/g),
  ].map(([, pattern]) => new RegExp(pattern!).exec(address));
  if (home && address !== '/') {
    return '/';
  }
  return page ? `/${page.groups!.page}` : undefined;
}

test('a page has one address, and files keep theirs', () => {
  for (const [other, own] of [
    ['/index', '/'],
    ['/index.html', '/'],
    ['/kms38.html', '/kms38'],
    ['/kms38/', '/kms38'],
    ['/kms38/index', '/kms38'],
    ['/blog/keyhole/index.html', '/blog/keyhole'],
    ['/windows_8.1_links.html', '/windows_8.1_links'],
  ] as const) {
    expect(redirect(other), other).toBe(own);
    expect(redirect(own), own).toBeUndefined();
  }
  // Otherwise an error would lead to a redirect: nginx asks itself for this address.
  expect(config).toContain('location = /404.html { internal; }');
  expect(config).toContain('location = /404 { return 404; }');
  for (const file of [
    '/index.json',
    '/html',
    '/kms38.md',
    '/img/an-index.svg',
  ]) {
    expect(redirect(file), file).toBeUndefined();
  }
});

test('it fits every later build: it names no page, and allows nothing by hash', () => {
  expect(config).not.toContain('sha256');
  expect(
    allRoutes.filter((route) => route !== '/' && config.includes(`"${route}`)),
  ).toEqual([]);
});
