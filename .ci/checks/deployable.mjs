/**
 * Refuses to publish a build that was made for another address, and a build whose pages or contacts have reserved
 * example names: the committed defaults of `homepage` and `repository` in package.json and of the
 * addresses in src/data/site.ts. Needs no packages.
 *
 *   node .ci/checks/deployable.mjs [build]
 *
 *   --address URL   where the build will be published (default: `homepage` in package.json)
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isExampleHost} from '../../src/lib/text/isExampleHost.mjs';
import {readOptions} from '../options.mjs';

const {values, positionals} = readOptions({
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
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/**
 * An address without its protocol, with a slash at its end. GitHub names its address with `http:` until HTTPS is
 * enforced.
 * @param {string} address
 */
function placeOf(address) {
  const {host, pathname} = new URL(address);
  return host + pathname.replace(/\/*$/, '/');
}

const published = new URL(values.address ?? homepage);
const home = readFileSync(path.join(directory, 'index.html'), 'utf8');
const [canonical = ''] =
  home.match(/<link\b[^>]*\brel="?canonical\b[^>]*>/) ?? [];
const [, builtFor = ''] = /\bhref="?([^"\s>]+)/.exec(canonical) ?? [];
if (!URL.canParse(builtFor) || placeOf(builtFor) !== placeOf(published.href)) {
  console.error(
    `This build is for ${builtFor || 'an unknown address'}, but it would be published at ${published.href}, where its scripts or its links would not work.\n` +
      `Set "homepage" in package.json to ${published.href} and "repository" to the repository that publishes it. Or set, for the build, SITE_URL=${published.origin} and SITE_BASE_URL=${published.pathname.replace(/\/*$/, '/')}. Then build again.`,
  );
  process.exit(1);
}

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
    // `mailto:` isn't a web address, so its host name would be empty.
    const {hostname} = new URL(url.replace('mailto:', 'https://'));
    if (isExampleHost(hostname) && !found.has(hostname)) {
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
  `The build is for ${published.href} and has no links to example names.`,
);
