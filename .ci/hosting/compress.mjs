/** The copy of a build from which `serve.mjs` sends compressed files. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const text = /\.(?:css|html|ics|js|json|md|svg|txt|webmanifest|xml)$/;

/** The best quality would take several seconds, this one less than one. */
const options = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 7}};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Copies a build, without `_headers`, and adds a `.br` and a `.gz` for each text file that gets smaller.
 *
 * @param {string} source
 * @param {string} target replaced completely
 */
export async function compress(source, target) {
  // Keeps the old copy until the new one is complete, because the server may be using it.
  const next = `${target}.next`;
  rmSync(next, {recursive: true, force: true});
  mkdirSync(next, {recursive: true});
  cpSync(source, next, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => path.basename(file) !== '_headers',
  });
  const files = readdirSync(next, {recursive: true, encoding: 'utf8'})
    .filter((name) => text.test(name))
    .map((name) => path.join(next, name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      for (const [extension, data] of /** @type {const} */ ([
        ['br', await brotli(content, options)],
        ['gz', await gzip(content)],
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
