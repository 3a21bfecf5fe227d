import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles, projectDirectory} from '../support/build';
import {runScript} from '../support/runScript';
import {testFolder, writeFiles} from '../support/testFolder';

/** Tests what stops a build and what only warns, using small sites that share our configuration. */

const page = (content: string) => `import Link from '@docusaurus/Link';
export default function Page() {
  return <main><h1>Page</h1>${content}</main>;
}
`;

/** Below the project, whose packages it uses. */
const siteFolder = () =>
  testFolder({}, path.join(projectDirectory, 'test-results'));

/** Builds a site of the given files, and returns the output. The folder is a separate package, so it has its own cache. */
function build(directory: string, files: Record<string, string>) {
  const configFile = path.join(projectDirectory, 'docusaurus.config.ts');
  // The theme takes half of the time.
  const hasDocs = Object.keys(files).some((name) => name.startsWith('docs/'));
  const config = `import site from ${JSON.stringify(configFile)};
const [[, {docs}]] = site.presets;
const {beforeDefaultRemarkPlugins} = docs;
export default {
  ...site,
  favicon: undefined,
  clientModules: [],
  presets: [],
  themes: [${hasDocs} && '@docusaurus/theme-classic'],
  themeConfig: {},
  plugins: [
    ['@docusaurus/plugin-content-pages', {beforeDefaultRemarkPlugins, path: 'pages'}],
    ${hasDocs} && ['@docusaurus/plugin-content-docs', {beforeDefaultRemarkPlugins, path: 'docs'}],
  ],
};
`;
  writeFiles(directory, {
    'package.json': '{"name": "site-of-a-test"}',
    'docusaurus.config.ts': config,
    'static/.gitkeep': '',
    ...files,
  });
  const {status, stdout, stderr} = runScript(
    '.ci/docusaurus.mjs',
    ['build', '--no-minify'],
    {cwd: directory, env: {FORCE_COLOR: '0', SITE_BASE_URL: '/'}},
  );
  return {status, output: `${stdout}${stderr}`};
}

test('what only warns leaves a whole site', () => {
  const directory = siteFolder();
  const {status, output} = build(directory, {
    'pages/index.js': page('<Link to="/twice#gone">Gone</Link>'),
    'pages/twice.js': page(''),
    'pages/twice/index.js': page(''),
    'docs/missing.md': '[Missing](gone.md)\n',
    // Exists at the address of the unresolved Markdown link, so that it is not a broken link as well.
    'pages/docs/gone.md.js': page(''),
    'docs/text.md': 'Text.\n',
    'docs/other.md': '[Text](text.md)\n',
    'docs/guides/_category_.json': JSON.stringify({
      label: 'Guides',
      link: {type: 'generated-index', description: 'All guides at once.'},
    }),
    'docs/guides/first.md': '---\ndescription: How to begin.\n---\n\nText.\n',
  });
  const read = (file: string) =>
    readFileSync(path.join(directory, 'build', file), 'utf8');
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors/);
  expect(output).toMatch(/\[WARNING\] Duplicate routes found/);
  expect(output).toMatch(
    /\[WARNING\] Docs markdown link couldn't be resolved: \(gone\.md\)/,
  );
  expect(read('docs/other.html')).toMatch(
    /<p><a href="?\/docs\/text"?>Text<\/a><\/p>/,
  );
  // The text of the page in the bundle is what navigation shows.
  const script = listFiles(path.join(directory, 'build/assets/js'))
    .map((file) => read(`assets/js/${file}`))
    .join('');
  expect(script).toContain('href: "/docs/text"');

  const category = read('docs/category/guides.html');
  expect(category).toMatch(
    /<meta[^>]*name="?description"?[^>]*content="All guides at once\."/,
  );
  expect(category).toContain('<p>All guides at once.</p>');
  expect(category).toMatch(
    /<a[^>]*href="?\/docs\/guides\/first"?[^]*How to begin\./,
  );
});

test('code in a page stops the build with its file and line, and does not run', () => {
  const directory = siteFolder();
  const ran = path.join(directory, 'ran');
  const code = `globalThis.process?.getBuiltinModule?.('fs').writeFileSync(${JSON.stringify(ran)}, '')`;
  const {status, output} = build(directory, {
    'pages/index.js': page(''),
    'docs/export.md': `Text.\n\nexport const ready = ${code};\n`,
    // The query would name a loader and its code to webpack.
    'docs/link.md': `Text.\n\n[a](<../package.json?!data:text/javascript,${code}//>)\n`,
    'pages/script.md': 'Text.\n\n<script>alert(1)</script>\n',
  });
  for (const fault of [
    'docs/export.md:3: an export would run as code: delete it',
    'docs/link.md:3: "../package.json?!data:',
    'pages/script.md:3: pages may not use <script>',
  ]) {
    expect(output).toContain(fault);
  }
  expect(existsSync(ran), 'the code ran').toBe(false);
  expect(status).not.toBe(0);
});
