import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage';
import transformLinks from '@docusaurus/mdx-loader/lib/remark/transformLinks';
import {expect, test} from 'vitest';
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

/** One of each form that pages use. */
const links = [
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
];

test('the forms that pages use pass', () => {
  for (const url of links) {
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

test('of an address that passes, Docusaurus hands nothing to webpack but the file of an image', async () => {
  const site = testFolder();
  for (const file of [
    'docs/a.js',
    'docs/kms38.md',
    'docs/img/a.png',
    'static/a.svg',
  ]) {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), '');
  }
  /** The argument of `require`, or null if the address stays one. */
  async function required(
    plugin: unknown,
    type: 'link' | 'image',
    url: string,
  ) {
    const node: Record<string, unknown> = {type, url, children: []};
    type Transform = (...all: object[]) => Promise<void>;
    const transform = (plugin as (options: object) => Transform)({
      staticDirs: [path.join(site, 'static')],
      siteDir: site,
    });
    await transform(
      {type: 'root', children: [node]},
      {path: path.join(site, 'docs/x.md'), data: {compilerName: 'client'}},
    );
    const text = JSON.stringify(node).replaceAll('\\"', '"');
    return /require\("(.*)"\)\.default/.exec(text)?.[1] ?? null;
  }
  // Otherwise this test would find nothing.
  expect(
    await required(transformLinks, 'link', './a.js?!data:text/javascript,x'),
  ).toContain('?!data:');
  for (const url of links) {
    expect(await required(transformLinks, 'link', url), url).toBeNull();
  }
  for (const url of ['img/a.png', '/a.svg']) {
    const resource = await required(transformImage, 'image', url);
    // After the loaders that Docusaurus chose.
    expect(resource!.split('!').at(-1), url).toMatch(
      /^\.\/(?:\.\.\/static\/a\.svg|img\/a\.png)$/,
    );
  }
});
