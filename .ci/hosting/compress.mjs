/**
 * Copies a build for a server that sends precompressed files: adds a `.br` and a `.gz` for each text file that gets
 * smaller. Leaves out `_headers`, because it configures the server and is not part of the site, and links, because a
 * build has none, so they may lead out of it. Replaces the copy that it
 * made before, but refuses to replace a folder that holds anything else.
 *
 *   node .ci/hosting/compress.mjs build /srv/site
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const text = /\.(?:css|html|ics|js|json|md|svg|txt|webmanifest|xml)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** In each copy: lists the files and folders of its top level. Servers do not send dotfiles. */
const listFile = '.copied-build';

/**
 * A file or folder in `target` that no earlier copy put there.
 * @param {string} target
 */
function findForeign(target) {
  if (!existsSync(target)) {
    return undefined;
  }
  const list = path.join(target, listFile);
  const copied = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  return readdirSync(target).find(
    (name) =>
      name !== listFile && !copied.includes(name.replace(/\.(?:br|gz)$/, '')),
  );
}

/**
 * @param {string} source
 * @param {string} target replaced completely
 * @param {number} [quality] of Brotli: 11 for publishing takes several seconds, 7 less than one
 */
export async function compress(source, target, quality = 11) {
  // Keeps the old copy until the new one is complete, because a server may be using it.
  const next = `${target}.next`;
  rmSync(next, {recursive: true, force: true});
  mkdirSync(next, {recursive: true});
  writeFileSync(path.join(next, listFile), readdirSync(source).join('\n'));
  cpSync(realpathSync(source), next, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) =>
      path.basename(file) !== '_headers' && !lstatSync(file).isSymbolicLink(),
  });
  const files = readdirSync(next, {recursive: true, encoding: 'utf8'})
    .filter((name) => text.test(name))
    .map((name) => path.join(next, name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      for (const [extension, data] of /** @type {const} */ ([
        [
          'br',
          await brotli(content, {
            params: {[zlib.constants.BROTLI_PARAM_QUALITY]: quality},
          }),
        ],
        ['gz', await gzip(content, {level: 9})],
      ])) {
        if (data.length < content.length) {
          writeFileSync(`${file}.${extension}`, data);
        }
      }
    }),
  );
  rmSync(target, {recursive: true, force: true});
  renameSync(next, target);
}

const [, script, source, target] = process.argv;
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  if (source === undefined || target === undefined) {
    console.error('Usage: node .ci/hosting/compress.mjs build /srv/site');
    process.exit(1);
  }
  if (!existsSync(source)) {
    console.error(`There is no ${source} to copy. Run "npm run build" first.`);
    process.exit(1);
  }
  for (const folder of [target, `${target}.next`]) {
    const foreign = findForeign(folder);
    if (foreign !== undefined) {
      console.error(
        `${folder} would be replaced, but it holds ${foreign}, which this script did not put there. Choose another folder, or empty it yourself.`,
      );
      process.exit(1);
    }
  }
  await compress(source, target);
  console.log(`Copied ${source} to ${target}, with compressed files.`);
}
