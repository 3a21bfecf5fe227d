/**
 * Refuses to publish a build that was made for another path than that of its address, and a build whose pages or
 * contacts have reserved example names: the committed defaults of `homepage` and `repository` in package.json and of the
 * addresses in src/data/site.ts. Needs no packages.
 *
 *   node .ci/checks/deployable.mjs [build]
 *
 *   --address URL   where the build will be published (default: `homepage` in package.json)
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {address: {type: 'string'}},
});
const directory = path.resolve(positionals[0] ?? 'build');
if (!existsSync(directory)) {
  console.error(
    `There is no ${directory} to check. Run "npm run build" first.`,
  );
  process.exit(1);
}

/** @type {{homepage: string}} */
const {homepage} = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../package.json', import.meta.url)),
    'utf8',
  ),
);

/** The path of an address, with a slash at its end. @param {string} address */
const basePath = (address) => new URL(address).pathname.replace(/\/*$/, '/');

const published = basePath(values.address ?? homepage);
const home = readFileSync(path.join(directory, 'index.html'), 'utf8');
const [canonical = ''] =
  home.match(/<link\b[^>]*\brel="?canonical\b[^>]*>/) ?? [];
const [, builtFor = ''] = /\bhref="?([^"\s>]+)/.exec(canonical) ?? [];
if (!URL.canParse(builtFor) || basePath(builtFor) !== published) {
  console.error(
    `This build is for the path ${URL.canParse(builtFor) ? basePath(builtFor) : '(unknown)'}, but it would be published at ${published}, where its scripts and links would not work.\n` +
      `Set SITE_BASE_URL=${published} for the build, or "homepage" in package.json, then build again.`,
  );
  process.exit(1);
}

/** Reserved names (RFC 2606 and RFC 6761). */
const reserved =
  /^(?:.*\.)?(?:example\.(?:com|net|org)|example|invalid|test|localhost)$/;

/** @type {Map<string, string>} */
const found = new Map();
for (const name of readdirSync(directory, {
  recursive: true,
  encoding: 'utf8',
})) {
  if (!/\.(?:html|xml)$|security\.txt$/.test(name)) {
    continue;
  }
  const text = readFileSync(path.join(directory, name), 'utf8');
  for (const [, url = ''] of text.matchAll(
    /(?:href=["']?|<loc>|<link>|^[\w-]+: )((?:https?:\/\/|mailto:)[^"'\s<>]+)/gm,
  )) {
    // `mailto:` is no web address, so its host name would be empty.
    const {hostname} = new URL(url.replace('mailto:', 'https://'));
    if (reserved.test(hostname) && !found.has(hostname)) {
      found.set(hostname, `${hostname} (in ${name})`);
    }
  }
}

if (found.size > 0) {
  console.error(
    `This build links to example names and must not be published: ${[...found.values()].join(', ')}.\n` +
      'Set "homepage" and "repository" in package.json and chatUrl and securityEmail in src/data/site.ts, or SITE_URL for the build, then build again.',
  );
  process.exit(1);
}
console.log(
  `The build is for the path ${published} and has no links to example names.`,
);
