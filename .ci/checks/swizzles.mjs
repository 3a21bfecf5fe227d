/**
 * Compares src/theme with its ledger and with the installed theme. `--update` rewrites the hash of every row. Run it
 * after an upgrade, once you have reviewed the files listed as changed.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * @typedef {object} Row
 * @property {string} component path below src/theme
 * @property {'wrap' | 'eject' | 'replace'} action
 * @property {string} reason
 * @property {string} sha256 of the upstream source file; for an eject, of its styles too
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const themeDirectory = path.join(root, 'src/theme');
const ledgerFile = path.join(themeDirectory, 'ledger.json');
const upstreamThemes = [
  {name: '@docusaurus/theme-classic', folder: 'src/theme'},
  {name: '@docusaurus/core', folder: 'lib/client/theme-fallback'},
];

/**
 * The upstream source of a component, or null if there is none.
 * @param {Row} row
 */
function findUpstream({component, action}) {
  for (const {name, folder} of upstreamThemes) {
    const packageDirectory = path.join(root, 'node_modules', name);
    for (const ending of ['/index.tsx', '.tsx', '.ts', '/index.js']) {
      const file = path.join(packageDirectory, folder, `${component}${ending}`);
      if (existsSync(file)) {
        const hash = createHash('sha256').update(readFileSync(file));
        const styles = path.join(path.dirname(file), 'styles.module.css');
        if (
          action === 'eject' &&
          ending.startsWith('/') &&
          existsSync(styles)
        ) {
          hash.update(readFileSync(styles));
        }
        return {sha256: hash.digest('hex'), file: path.relative(root, file)};
      }
    }
  }
  return null;
}

/** @type {Row[]} */
const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8'));
const overrides = readdirSync(themeDirectory, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
  .map((entry) =>
    path
      .relative(themeDirectory, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/'),
  );

/** @type {string[]} */
const faults = [];

for (const file of overrides) {
  const component = file.replace(/\/index\.tsx$/, '');
  if (component === file) {
    faults.push(
      `src/theme/${file}: every script below src/theme becomes an @theme module. Name an override <Component>/index.tsx and move helpers to src/components or src/lib.`,
    );
  } else if (!ledger.some((row) => row.component === component)) {
    faults.push(
      `src/theme/${file} has no row in src/theme/ledger.json. Add one that says why it exists.`,
    );
  }
}

for (const row of ledger) {
  const upstream = findUpstream(row);
  if (!overrides.includes(`${row.component}/index.tsx`)) {
    faults.push(
      `src/theme/ledger.json lists ${row.component}, which is not in src/theme. Remove the row.`,
    );
  } else if (!upstream) {
    faults.push(
      `${row.component} is not a module of the installed theme: it was renamed or removed upstream. Rename or remove the override and its row in src/theme/ledger.json.`,
    );
  } else if (process.argv.includes('--update')) {
    row.sha256 = upstream.sha256;
  } else if (upstream.sha256 !== row.sha256) {
    faults.push(
      `${row.component} changed upstream. Review ${upstream.file} and its styles, carry over what matters, then run: node .ci/checks/swizzles.mjs --update`,
    );
  }
  if (!row.reason) {
    faults.push(
      `src/theme/ledger.json has no reason for ${row.component}. Add one.`,
    );
  }
}

if (process.argv.includes('--update')) {
  const rows = ledger.map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(ledgerFile, `[\n${rows.join(',\n')}\n]\n`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${ledger.length} theme overrides match their ledger and the installed theme.`,
);
