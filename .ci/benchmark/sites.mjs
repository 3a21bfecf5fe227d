// @ts-check
/**
 * Makes the sites that the benchmark compares this one with. They are not deleted.
 *
 *   node .ci/benchmark/sites.mjs stock FOLDER       the same content with the unmodified classic theme
 *   node .ci/benchmark/sites.mjs starlight FOLDER   the Markdown copies in build/ as a Starlight site
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The last versions that support Node 20. */
const starlightPackages = ['astro@5.18.2', '@astrojs/starlight@0.37.7'];

/** @param {string} command @param {string[]} args @param {string} cwd */
export const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    // Standard output is for the result of this script, the path of the folder.
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_UPDATE_NOTIFIER: '1',
      SITE_BASE_URL: '/',
    },
  });

/** Installs packages outside the project. @param {string} folder @param {string[]} packages */
export function installInto(folder, packages) {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', ...packages],
    folder,
  );
}

export const docusaurus = path.join(
  root,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

const notCopied =
  /^(?:\.docusaurus|\.git|build[^/]*|node_modules|test[^/]*)(?:\/|$)/;

/**
 * Copies the project into `folder`, which must be outside the project. The copy has its own `node_modules` folder of
 * links, because the bundler keeps its cache there.
 * @param {string} folder @param {RegExp} [leftOut] further paths below the project that are not copied
 */
export function copyProject(folder, leftOut = notCopied) {
  rmSync(folder, {recursive: true, force: true});
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => {
      const name = path.relative(root, file).replaceAll('\\', '/');
      return !notCopied.test(name) && !leftOut.test(name);
    },
  });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(
        path.join(root, 'node_modules', name),
        path.join(folder, 'node_modules', name),
      );
    }
  }
}

/**
 * Writes `_headers`, which the server needs: files in the folder `hashed` may be cached forever.
 * @param {string} build @param {string} hashed
 */
function addHeaders(build, hashed) {
  const rule = `/${hashed}/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
  writeFileSync(path.join(build, '_headers'), rule);
  return build;
}

/** @param {string} folder */
export function makeStock(folder) {
  copyProject(folder, /^src\/(?:client|theme)$/);
  const config = path.join('.ci', 'benchmark', 'stock.config.ts');
  run(process.execPath, [docusaurus, 'build', '--config', config], folder);
  return addHeaders(path.join(folder, 'build'), 'assets');
}

/**
 * Makes a Starlight site from the Markdown copies, ordered and grouped as in llms.txt.
 * @param {string} folder @param {string} [build] a build of this site
 */
export function makeStarlight(folder, build = path.join(root, 'build')) {
  const list = readFileSync(path.join(build, 'llms.txt'), 'utf8');
  const home = /\((https?:\/\/.*?)\/index\.md\)/.exec(list)?.[1] ?? '';
  const content = path.join(folder, 'src/content/docs');
  rmSync(content, {recursive: true, force: true});
  const groups = list
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const entries = section.matchAll(/^- \[(.*)\]\((.*)\.md\): (.*)$/gm);
      const items = [...entries].map(
        ([, title = '', url = '', description]) => {
          const slug = url.slice(home.length + 1);
          const file = path.join(content, `${slug}.md`);
          const text = readFileSync(path.join(build, `${slug}.md`), 'utf8')
            // Remove the title, which Starlight adds itself, and the list of facts below it.
            .replace(/^# .*\n\n(?:- .*\n)*/, '')
            .replaceAll(`](${home}/`, '](/');
          const frontMatter = {title, description, slug};
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(
            file,
            `---\n${JSON.stringify(frontMatter)}\n---\n\n${text}`,
          );
          return {label: title, link: slug === 'index' ? '/' : `/${slug}`};
        },
      );
      const label = section.split('\n', 1)[0];
      return {label, items, collapsed: label !== 'Start here'};
    });
  const isInSidebar = /** @param {{label?: string}} group */ ({label}) =>
    label !== 'Blog' && label !== 'Optional';
  const options = {
    title: list.split('\n', 1)[0]?.slice(2),
    sidebar: groups.filter(isInSidebar),
  };
  cpSync(
    path.join(build, 'img/logo.svg'),
    path.join(folder, 'public/favicon.svg'),
  );
  installInto(folder, starlightPackages);
  writeFileSync(
    path.join(folder, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: ${JSON.stringify(home)},
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [starlight(${JSON.stringify(options)})],
});
`,
  );
  run('npx', ['astro', 'build'], folder);
  return addHeaders(path.join(folder, 'dist'), '_astro');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name, folder] = process.argv.slice(2);
  const makers = {stock: makeStock, starlight: makeStarlight};
  if (!folder || (name !== 'stock' && name !== 'starlight')) {
    console.error('Usage: node .ci/benchmark/sites.mjs stock|starlight FOLDER');
    process.exit(2);
  }
  console.log(makers[name](path.resolve(folder)));
}
