/**
 * Copies a build for a server that sends precompressed files: adds a `.br` and a `.gz` for each text file that gets
 * smaller. Leaves out `_headers`, because it configures the server and is not part of the site.
 *
 *   node .ci/hosting/compress.mjs build /srv/site
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const text = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

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
  cpSync(source, next, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => path.relative(source, file) !== '_headers',
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , source, target] = process.argv;
  if (source === undefined || target === undefined) {
    console.error('Usage: node .ci/hosting/compress.mjs build /srv/site');
    process.exit(1);
  }
  if (!existsSync(source)) {
    console.error(`There is no ${source} to copy. Run "npm run build" first.`);
    process.exit(1);
  }
  await compress(source, target);
  console.log(`Copied ${source} to ${target}, with compressed files.`);
}
