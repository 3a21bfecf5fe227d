import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';

test('the build has the license notice of the libraries that browsers run', () => {
  const sections = readBuilt('licenses.txt').split(/^-{80}$/m);
  for (const name of [
    '@babel/runtime',
    '@docusaurus/core',
    '@docusaurus/theme-classic',
    '@mdx-js/react',
    '@noble/hashes',
    'clsx',
    'hash-wasm',
    'infima',
    'minisearch',
    'nprogress',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
    'stemmer',
    'webpack',
  ]) {
    const section = sections.find((text) =>
      text.split('\n').some((line) => line.startsWith(`${name} `)),
    );
    expect(section, name).toMatch(/copyright/i);
    expect(section, name).toMatch(/permission|licensed/i);
  }
});
