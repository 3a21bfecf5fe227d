import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage';
import transformLinks from '@docusaurus/mdx-loader/lib/remark/transformLinks';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readContentFile} from '../../../../checks/contentFile';
import {imageFault, linkFault} from '../../../../checks/rules/address';
import {testFolder} from '../../../support/testFolder';

const loader =
  '../node_modules/mini-css-extract-plugin/dist/loader.js?!data:text/javascript,process.getBuiltinModule("fs").writeFileSync("x","x")//';

/** Addresses that ran code, hid a host or stopped the build without a line, and their kind. */
const refused = [
  loader,
  `${loader}/../../static/img/logo.svg`,
  '../node_modules/file-loader/dist/cjs.js?name=img/evil.svg!data:text/plain,%3Csvg%3E',
  'kms38.md?!data:text/javascript,x',
  'img/a.png?!x',
  '!x',
  '../docs/kms38.md',
  './kms38.md',
  'a/kms38.md',
  'a..md',
  '@site/src/data/site.ts',
  '/node_modules/evil',
  'node_modules.md',
  '/img/logo.svg',
  '/robots.txt',
  'docs\\kms38.md',
  'kms38%2emd',
  'kms38.md#a!b',
  'kms38.md#',
  'kms38',
  'kms 38.md',
  '/a//b',
  '//host.example/x',
  '/\\host.example',
  'https:host.example/x',
  'https:/host.example',
  'http:\\\\host.example/x',
  'https://host.example\\@other.example/',
  'https://good.example@evil.example/',
  'https://host.example /x',
  'https://host.example/"x',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'pathname:///img/a.png',
  'webpack:///x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'DATA:text/html,x',
  'vbscript:x',
  'ftp://host.example',
  'mailto:',
  'mailto:a@host.example?body=x',
  'mailto:a@host.example,b@host.example',
  '',
  ' ',
  '\u202ekms38.md',
  'k\u200bms38.md',
  'kms38.md\n',
];

test.each(refused)('refuses the address %j', (url) => {
  expect(linkFault(url)).toEqual([expect.stringContaining('write ')]);
  if (url !== '/img/logo.svg') {
    expect(imageFault(url)).toEqual([expect.stringContaining('write ')]);
  }
});

test('the forms that pages use pass', () => {
  for (const url of [
    'kms38.md',
    'windows_8.1_links.md#get-it',
    '#0xC004F074',
    '/',
    '/#start',
    '/blog/tags',
    '/windows_8.1_links#get-it',
    'https://host.example',
    'HTTP://Host.example:8080/a/b?c=d!&e=%20#f',
    'mailto:a.b@host.example',
  ]) {
    expect(linkFault(url), url).toEqual([]);
  }
  for (const url of ['img/a.png', '/img/logo.svg', 'img/setup.1.webp']) {
    expect(imageFault(url), url).toEqual([]);
  }
  expect(imageFault('https://host.example/a.png')).toHaveLength(1);
});

test('a page with such an address is refused at its line, in each form of Markdown', () => {
  for (const text of [
    `[a](<${loader}>)`,
    `![a](<${loader}>)`,
    `[a]\n\n[a]: <${loader}>`,
    `[![a](<${loader}>)](/faq)`,
    '[a](https:evil-host.net/x)',
    '[a](http:\\\\evil-host.net/x)',
  ]) {
    const {page} = readContentFile('docs/x.md', `---\ntitle: T\n---\n${text}`);
    expect(page.refusals, text).toEqual([
      {
        path: 'docs/x.md',
        line: text.includes('\n\n') ? 6 : 4,
        message: expect.stringContaining(' is not an '),
      },
    ]);
  }
});

describe('no accepted address reaches a loader', () => {
  function docusaurus() {
    const site = testFolder();
    const write = (file: string) => {
      mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(site, file), '');
    };
    const files = [
      'loader.js',
      'a.js',
      'a.svg',
      'a.json',
      'kms38.md',
      'img/a.png',
    ];
    for (const folder of [
      'docs',
      'static',
      '',
      'node_modules',
      'docs/node_modules',
    ]) {
      files.forEach((file) => write(path.join(folder, file)));
    }
    const options = {staticDirs: [path.join(site, 'static')], siteDir: site};
    const file = {
      path: path.join(site, 'docs/x.md'),
      data: {compilerName: 'client'},
    };

    /** What Docusaurus makes of an address: the argument of `require`, or null if it stays an address. */
    async function required(type: 'link' | 'image', url: string) {
      const node: Record<string, unknown> = {type, url, children: []};
      const tree = {type: 'root', children: [node]};
      const plugin = type === 'link' ? transformLinks : transformImage;
      await (
        plugin as unknown as (
          each: object,
        ) => (...all: object[]) => Promise<void>
      )(options)(tree, file);
      return (
        /require\("(.*)"\)\.default/.exec(
          JSON.stringify(node).replaceAll('\\"', '"'),
        )?.[1] ?? null
      );
    }

    return required;
  }

  const part = fc.constantFrom(
    ...'!?#&=%:/\\.@~|^$*+;,()[]{}<>"\'` \t\n'.split(''),
    ...'.. ./ // !! -! ?! != @site/ ~ node_modules/ %2e %21 %3F &#33; data: javascript: https: https:// HTTP: mailto: pathname:// file: host.example kms38 .md img/ a .png .svg .js .json loader.js 8 1 _ - é'.split(
      ' ',
    ),
    '\0',
    '\u200b',
  );
  const address = fc.array(part, {maxLength: 7}).map((parts) => parts.join(''));
  const inForm = fc
    .tuple(
      fc.constantFrom('', '/', 'img/', '/img/', 'https://host.example/'),
      address,
      fc.constantFrom('', '.md', '.png', '#a'),
    )
    .map((parts) => parts.join(''));

  test('the try itself finds the loader of a query', async () => {
    const required = docusaurus();
    expect(await required('link', './a.js?!data:text/javascript,x')).toContain(
      '?!data:',
    );
    expect(await required('link', '@site/loader.js')).toContain('loader.js');
  });

  test('not one of 300 generated links and images', async () => {
    const required = docusaurus();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(address, inForm), async (url) => {
        if (linkFault(url).length === 0) {
          accepted += 1;
          expect(await required('link', url)).toBeNull();
          const {protocol, username, password} = new URL(
            url,
            'https://own.example/x/y',
          );
          expect(['https:', 'http:', 'mailto:']).toContain(protocol);
          expect(username + password).toBe('');
          if (new URL(url, 'https://own.example/x/y').host === 'own.example') {
            expect(url).not.toMatch(/[^A-Za-z0-9_.#/-]|\.\.|\/\/|node_modules/);
          }
        }
        if (imageFault(url).length === 0) {
          accepted += 1;
          expect(url).not.toMatch(/[^A-Za-z0-9_./-]|\.\.|\/\/|node_modules/);
          const resource = await required('image', url).catch(() => null);
          // After the loaders that Docusaurus chose, only the file.
          expect(resource?.split('!').at(-1) ?? '').toMatch(
            /^(?:\.\/|\.\.\/static\/|$)/,
          );
          expect(resource ?? '').not.toMatch(/loader\.js|node_modules\/a/);
        }
      }),
      {numRuns: 300, seed: 20261122},
    );
    // Otherwise the rule could refuse everything.
    expect(accepted).toBeGreaterThan(10);
  });
});
