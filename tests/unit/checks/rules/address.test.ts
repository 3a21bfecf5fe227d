import path from 'node:path';
import transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage';
import transformLinks from '@docusaurus/mdx-loader/lib/remark/transformLinks';
import {expect, test} from 'vitest';
import {testFolder} from '../../../support/testFolder';

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

test('of an address that passes, Docusaurus hands nothing to webpack but the file of an image', async () => {
  const site = testFolder({
    'docs/a.js': '',
    'docs/kms38.md': '',
    'docs/img/a.png': '',
    'static/a.svg': '',
  });
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
