/**
 * Runs `npm audit` and compares its advisories with the reviewed ones in audit-allowed.json. An entry there names the
 * advisory, the package, why it does not matter here, and the last day on which that counts:
 *
 *   {"advisory": "GHSA-xxxx-xxxx-xxxx", "package": "name", "reason": "…", "until": "2027-01-31"}
 *
 * Fails for an advisory without an entry, for an entry that ran out, and for one whose advisory is gone. Where the
 * registry gives no audit, that is said; only in CI is it a failure.
 *
 *   --report FILE   compare a saved `npm audit --json` instead
 *   --allowed FILE  another list
 *   --today DATE    another day
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

/**
 * @typedef {{advisory: string, package: string, reason: string, until: string}} Allowed
 * @typedef {{source: number, name: string, title: string, url: string, severity: string, range: string}} Advisory
 * @typedef {{name: string, via: (string | Advisory)[]}} Vulnerability
 * @typedef {{vulnerabilities?: Record<string, Vulnerability>, message?: string}} Report
 */

const {values} = parseArgs({
  options: {
    report: {type: 'string'},
    allowed: {type: 'string'},
    today: {type: 'string'},
  },
});
const today = values.today ?? new Date().toISOString().slice(0, 10);

/** @returns {string} */
function audit() {
  const {stdout} = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout;
}

/** @type {Report} */
let report;
try {
  report = JSON.parse(
    values.report ? readFileSync(values.report, 'utf8') : audit(),
  );
} catch {
  report = {message: 'npm gave no report'};
}

if (!report.vulnerabilities) {
  console.error(
    `The packages were not audited: ${report.message ?? 'the registry gave no report'}.`,
  );
  process.exit(process.env.CI ? 1 : 0);
}

/** @type {Allowed[]} */
const allowed = JSON.parse(
  readFileSync(
    values.allowed ??
      fileURLToPath(new URL('audit-allowed.json', import.meta.url)),
    'utf8',
  ),
);

// A vulnerability lists its own advisories as objects, and the packages it inherits others from as names.
/** @type {Map<string, Advisory & {advisory: string}>} */
const found = new Map();
for (const {via} of Object.values(report.vulnerabilities)) {
  for (const each of via) {
    if (typeof each === 'object') {
      const advisory = each.url.split('/').at(-1) ?? String(each.source);
      found.set(`${advisory} ${each.name}`, {...each, advisory});
    }
  }
}

/** @type {string[]} */
const faults = [];
const known = new Set();
for (const entry of allowed) {
  const key = `${entry.advisory} ${entry.package}`;
  known.add(key);
  if (!entry.reason || !/^\d{4}-\d{2}-\d{2}$/.test(entry.until)) {
    faults.push(`${key}: the entry needs a reason and a last day.`);
  } else if (!found.has(key)) {
    faults.push(
      `${key}: no longer reported. Remove the entry from audit-allowed.json.`,
    );
  } else if (entry.until < today) {
    faults.push(
      `${key}: allowed until ${entry.until} only. Update the package, or review it again.`,
    );
  }
}
for (const [key, {severity, title, range, url}] of found) {
  if (!known.has(key)) {
    faults.push(`${key} ${range} (${severity}): ${title}. ${url}`);
  }
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  found.size === 0
    ? 'No advisory for any package.'
    : `${found.size} advisories, all reviewed.`,
);
