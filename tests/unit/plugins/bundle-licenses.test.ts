import {expect, test} from 'vitest';
import {
  licenseFaults,
  packageFolders,
} from '../../../src/plugins/bundle-licenses/licenses';

test('finds the packages of bundled files, including nested and scoped packages', () => {
  expect(
    packageFolders([
      '/site/src/components/a.tsx',
      '/site/node_modules/react-dom/index.js',
      '/site/node_modules/react-dom/cjs/react-dom.js?x',
      '/site/node_modules/@noble/hashes/sha1.js',
      '/site/node_modules/react-router/node_modules/isarray/index.js',
      'C:\\site\\node_modules\\clsx\\dist\\clsx.js',
    ]),
  ).toEqual([
    'node_modules/@noble/hashes',
    'node_modules/clsx',
    'node_modules/react-dom',
    'node_modules/react-router/node_modules/isarray',
  ]);
});

test('names a package whose license is missing, unknown or not allowed; accepts one allowed alternative', () => {
  const licenses: Record<string, unknown> = {
    'react-dom': 'MIT',
    chosen: '(MIT OR GPL-3.0-or-later)',
    both: 'MIT AND GPL-3.0-only',
    copyleft: 'GPL-3.0-only',
    silent: undefined,
    old: {type: 'MIT'},
  };
  const faults = licenseFaults(
    Object.keys(licenses).map((name) => `node_modules/${name}`),
    (folder) => ({license: licenses[folder.slice('node_modules/'.length)]}),
  );
  expect(faults.map((fault) => fault.split(' ')[2])).toEqual([
    'both',
    'copyleft',
    'silent',
    'old',
  ]);
  expect(faults[1]).toContain('"GPL-3.0-only"');
});

test('reports a list of packages without React', () => {
  expect(licenseFaults([], () => ({})).join()).toContain('does not see');
});
