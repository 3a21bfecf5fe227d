/**
 * Compares src/theme with its ledger, which has a hash of the upstream source of each override, and with the installed theme.
 * `--update` writes the ledger again. Run it for a new override, and after an upgrade, once you have reviewed the files listed
 * as changed.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const themeDirectory = path.join(root, 'src/theme');
const ledgerFile = path.join(themeDirectory, 'ledger.json');
const upstreamThemes = [
  {name: '@docusaurus/theme-classic', folder: 'src/theme'},
  {name: '@docusaurus/core', folder: 'lib/client/theme-fallback'},
];

/**
 * The upstream source of a component, with its styles if all of it is copied, or null if there is none.
 * @param {string} component path below src/theme
 * @param {boolean} isCopied
 */
function findUpstream(component, isCopied) {
  for (const {name, folder} of upstreamThemes) {
    const packageDirectory = path.join(root, 'node_modules', name);
    for (const ending of ['/index.tsx', '.tsx', '.ts', '/index.js']) {
      const file = path.join(packageDirectory, folder, `${component}${ending}`);
      if (existsSync(file)) {
        const hash = createHash('sha256').update(readFileSync(file));
        const styles = path.join(path.dirname(file), 'styles.module.css');
        if (isCopied && ending.startsWith('/') && existsSync(styles)) {
          hash.update(readFileSync(styles));
        }
        return {sha256: hash.digest('hex'), file: path.relative(root, file)};
      }
    }
  }
  return null;
}

/** @type {Record<string, string>} */
const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8'));
const overrides = readdirSync(themeDirectory, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /\.[jt]sx?$/.test(name))
  .map((name) => name.split(path.sep).join('/'))
  .sort();

const isUpdate = process.argv.includes('--update');
/** @type {string[]} */
const faults = [];
/** @type {Record<string, string>} */
const hashes = {};

for (const file of overrides) {
  const component = file.replace(/\/index\.tsx$/, '');
  const [, action] =
    /^\/\*\*\s+(?:\* )?(Wraps|Ejects|Replaces) /.exec(
      readFileSync(path.join(themeDirectory, file), 'utf8'),
    ) ?? [];
  const upstream = findUpstream(component, action === 'Ejects');
  if (component === file) {
    faults.push(
      `src/theme/${file}: every script below src/theme becomes an @theme module. Name an override <Component>/index.tsx and move helpers to src/components or src/lib.`,
    );
  } else if (!action) {
    faults.push(
      `src/theme/${file} does not say why it exists. Start it with a comment such as "Wraps ${component} (3.6.1): how it differs", or with "Ejects" or "Replaces".`,
    );
  } else if (!upstream) {
    faults.push(
      `${component} is not a module of the installed theme: it was renamed or removed upstream. Rename or remove the override.`,
    );
  } else {
    hashes[component] = upstream.sha256;
    if (!isUpdate && ledger[component] !== upstream.sha256) {
      faults.push(
        `${component} has another hash in src/theme/ledger.json. Unless the override is new, review what changed in ${upstream.file} and its styles, and carry over what matters. Then run: node .ci/checks/swizzles.mjs --update`,
      );
    }
  }
}
for (const component of Object.keys(ledger)) {
  if (!isUpdate && !overrides.includes(`${component}/index.tsx`)) {
    faults.push(
      `src/theme/ledger.json lists ${component}, which is not in src/theme. Remove the row.`,
    );
  }
}

if (isUpdate) {
  writeFileSync(ledgerFile, `${JSON.stringify(hashes, null, 2)}\n`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${overrides.length} theme overrides match their ledger and the installed theme.`,
);
