/**
 * `npm run check:links`: requests each external link of the pages, posts and tables. CI runs it weekly, and it never
 * blocks a change, because hosts reject bots and networks fail. A 404, a 410 or an unknown host name is a fault; any
 * other failure is only listed. Arguments are files to check instead.
 */
import {readFileSync} from 'node:fs';
import {isExampleHost} from '../../src/lib/text/isExampleHost.mjs';
import {listFiles, pageFolders} from './pageFiles.mjs';

const timeout = 20_000;

const files =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        'README.md',
        ...listFiles('.', [...pageFolders, 'src/data']).filter((name) =>
          /\.(?:md|ts)$/.test(name),
        ),
      ];

/** @type {Map<string, string>} the first place of each address */
const places = new Map();
for (const file of files) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [found] of line.matchAll(/\bhttps?:\/\/[^\s"'`<>)\]}|\\]+/g)) {
        const address =
          found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '').split('#')[0] ?? '';
        if (
          URL.canParse(address) &&
          !isExampleHost(new URL(address).hostname) &&
          !places.has(address)
        ) {
          places.set(address, `${file}:${index + 1}`);
        }
      }
    });
}

/**
 * @param {string} address
 * @returns {Promise<{gone: boolean, reason: string} | null>} null if the request succeeds
 */
async function request(address) {
  try {
    const response = await fetch(address, {
      headers: {'user-agent': 'Mozilla/5.0 (compatible; link check)'},
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok
      ? null
      : {
          gone: response.status === 404 || response.status === 410,
          reason: `answers ${response.status}`,
        };
  } catch (error) {
    const {code, message} = /** @type {{code?: string, message: string}} */ (
      /** @type {Error} */ (error).cause ?? error
    );
    return {gone: code === 'ENOTFOUND', reason: code ?? message};
  }
}

/** @type {Map<string, string[]>} */
const byHost = new Map();
for (const address of places.keys()) {
  const {host} = new URL(address);
  byHost.set(host, [...(byHost.get(host) ?? []), address]);
}

/** @type {string[]} */
const faults = [];
/** @type {string[]} */
const notes = [];
// Each host gets one request at a time, so as not to block this check.
await Promise.all(
  Array.from(byHost.values(), async (addresses) => {
    for (const address of addresses) {
      const result = await request(address);
      if (result) {
        (result.gone ? faults : notes).push(
          `${places.get(address)}: ${address} ${result.reason}`,
        );
      }
    }
  }),
);

if (notes.length > 0) {
  console.log(`Check these by hand:\n${notes.sort().join('\n')}\n`);
}
if (faults.length > 0) {
  console.error(
    `${faults
      .sort()
      .map((fault) => `${fault}: link to its replacement, or remove the link`)
      .join('\n')}`,
  );
  process.exit(1);
}
console.log(`Requested ${places.size} addresses. None is gone.`);
