import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

/** An npm report of two advisories, each inherited by another package. */
const report = path.join(projectDirectory, 'tests/fixtures/npm-audit.json');

const reviewed = [
  {
    advisory: 'GHSA-aaaa-2222-3333',
    package: 'alpha',
    reason: 'Runs at build time, over our own text.',
    until: '2027-01-31',
  },
  {
    advisory: 'GHSA-bbbb-2222-3333',
    package: 'beta',
    reason: 'Runs in the development server only.',
    until: '2027-01-31',
  },
];

function check(
  allowed: readonly unknown[],
  {saved = report, env = {}}: {saved?: string; env?: NodeJS.ProcessEnv} = {},
) {
  const list = path.join(testFolder(), 'allowed.json');
  writeFileSync(list, JSON.stringify(allowed));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.join(projectDirectory, '.ci/checks/audit.mjs'),
      ...['--report', saved, '--allowed', list, '--today', '2026-11-21'],
    ],
    {encoding: 'utf8', env: {...process.env, CI: '', ...env}},
  );
  return {status, stdout, lines: stderr.trim().split('\n')};
}

describe('the check of advisories', () => {
  test('reports each advisory once, with its address, however many packages inherit it', () => {
    const {status, lines} = check([]);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^GHSA-aaaa-2222-3333 alpha <=7\.0\.2 \(high\): .+ https:\/\/github\.com\/advisories\/GHSA-aaaa-2222-3333$/,
      ),
      expect.stringMatching(/^GHSA-bbbb-2222-3333 beta .+\(moderate\)/),
    ]);
  });

  test('passes if all advisories are reviewed', () => {
    const {status, stdout} = check(reviewed);
    expect(stdout).toContain('2 advisories, all reviewed.');
    expect(status).toBe(0);
  });

  test('rejects an entry that is expired, has no reason, or is for another package', () => {
    const [first, second] = reviewed;
    for (const [entry, fault] of [
      [{...first, until: '2026-11-20'}, 'until 2026-11-20 only'],
      [{...first, until: 'some day'}, 'needs a "reason" and an "until" date'],
      [{...first, reason: ''}, 'needs a "reason" and an "until" date'],
      [{...first, package: 'beta'}, 'GHSA-aaaa-2222-3333 alpha'],
    ] as const) {
      const {status, lines} = check([entry, second]);
      expect(status).toBe(1);
      expect(lines.join()).toContain(fault);
    }
    expect(check([{...first, until: '2026-11-21'}, second]).status).toBe(0);
  });

  test('rejects an entry that is no longer needed', () => {
    const {status, lines} = check([
      ...reviewed,
      {...reviewed[0], advisory: 'GHSA-gone'},
    ]);
    expect(status).toBe(1);
    expect(lines.join()).toContain('GHSA-gone alpha: no longer');
  });

  test('fails without a report from the registry, but only in CI', () => {
    const saved = path.join(testFolder(), 'refused.json');
    writeFileSync(saved, '{"message": "405 Method Not Allowed"}');
    expect(check([], {saved})).toMatchObject({
      status: 0,
      lines: [
        'The packages were not audited: 405 Method Not Allowed. Try again later: npm run check:audit',
      ],
    });
    expect(check([], {saved, env: {CI: 'true'}}).status).toBe(1);
  });
});
