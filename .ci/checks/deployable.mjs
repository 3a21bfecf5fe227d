/**
 * Refuses to publish a build whose pages link to reserved example names: the committed defaults of `homepage` and
 * `repository` in package.json and of the chat address in src/data/site.ts.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const directory = path.resolve(process.argv[2] ?? 'build');
if (!existsSync(directory)) {
  console.error(
    `There is no ${directory} to check. Run "npm run build" first.`,
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
  if (!/\.(?:html|xml)$/.test(name)) {
    continue;
  }
  const text = readFileSync(path.join(directory, name), 'utf8');
  for (const [, url = ''] of text.matchAll(
    /(?:href=["']?|<loc>|<link>)(https?:\/\/[^"'\s<>]+)/g,
  )) {
    const {hostname} = new URL(url);
    if (reserved.test(hostname) && !found.has(hostname)) {
      found.set(hostname, `${hostname} (in ${name})`);
    }
  }
}

if (found.size > 0) {
  console.error(
    `This build links to example names and must not be published: ${[...found.values()].join(', ')}.\n` +
      'Set "homepage" and "repository" in package.json and chatUrl in src/data/site.ts, or SITE_URL for the build, then build again.',
  );
  process.exit(1);
}
console.log('The build has no links to example names.');
