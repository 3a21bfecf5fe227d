/**
 * Runs `npm audit` and compares its advisories with the reviewed ones in audit-allowed.json. An entry there has the
 * advisory, the package, the reason why it does not matter here, and the last day on which the entry is valid:
 *
 *   {"advisory": "GHSA-xxxx-xxxx-xxxx", "package": "name", "reason": "…", "until": "2027-01-31"}
 *
 * Fails for an advisory without an entry, for an expired entry, and for an entry whose advisory is gone. If the
 * registry returns no audit, prints a message; only in CI is that a failure.
 *
 *   --report FILE   a saved `npm audit --json` to use instead
 *   --allowed FILE  a list to use instead of audit-allowed.json
 *   --today DATE    a date to use instead of today
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
  report = {message: 'npm printed no report'};
}

if (!report.vulnerabilities) {
  console.error(
    `The packages were not audited: ${report.message ?? 'the registry returned no report'}. Try again later: npm run check:audit`,
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

// `via` lists a package's own advisories as objects, and the dependencies it inherits others from as names.
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
    faults.push(
      `${key}: the entry needs a "reason" and an "until" date, such as 2027-01-31.`,
    );
  } else if (!found.has(key)) {
    faults.push(
      `${key}: no longer reported. Remove the entry from .ci/checks/audit-allowed.json.`,
    );
  } else if (entry.until < today) {
    faults.push(
      `${key}: allowed until ${entry.until} only. Update the package, or review it again.`,
    );
  }
}
for (const [key, {severity, title, range, url}] of found) {
  if (!known.has(key)) {
    faults.push(
      `${key} ${range} (${severity}): ${title}. Update the package, or review the advisory and add it to .ci/checks/audit-allowed.json: ${url}`,
    );
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
