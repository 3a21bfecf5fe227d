import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

/** Two advisories in npm's form, each inherited by another package. */
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
  test('names each advisory once, with its address, however many packages inherit it', () => {
    const {status, lines} = check([]);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^GHSA-aaaa-2222-3333 alpha <=7\.0\.2 \(high\): .+ https:\/\/github\.com\/advisories\/GHSA-aaaa-2222-3333$/,
      ),
      expect.stringMatching(/^GHSA-bbbb-2222-3333 beta .+\(moderate\)/),
    ]);
  });

  test('passes when all are reviewed', () => {
    const {status, stdout} = check(reviewed);
    expect(stdout).toContain('2 advisories, all reviewed.');
    expect(status).toBe(0);
  });

  test('an entry that ran out, lacks its reason, or is for another package does not count', () => {
    const [first, second] = reviewed;
    for (const [entry, fault] of [
      [{...first, until: '2026-11-20'}, 'until 2026-11-20 only'],
      [{...first, until: 'some day'}, 'a reason and a last day'],
      [{...first, reason: ''}, 'a reason and a last day'],
      [{...first, package: 'beta'}, 'GHSA-aaaa-2222-3333 alpha'],
    ] as const) {
      const {status, lines} = check([entry, second]);
      expect(status).toBe(1);
      expect(lines.join()).toContain(fault);
    }
    expect(check([{...first, until: '2026-11-21'}, second]).status).toBe(0);
  });

  test('an entry that is no longer needed is to be removed', () => {
    const {status, lines} = check([
      ...reviewed,
      {...reviewed[0], advisory: 'GHSA-gone'},
    ]);
    expect(status).toBe(1);
    expect(lines.join()).toContain('GHSA-gone alpha: no longer');
  });

  test('without an answer of the registry nothing was audited, which only CI takes for a failure', () => {
    const saved = path.join(testFolder(), 'refused.json');
    writeFileSync(saved, '{"message": "405 Method Not Allowed"}');
    expect(check([], {saved})).toMatchObject({
      status: 0,
      lines: ['The packages were not audited: 405 Method Not Allowed.'],
    });
    expect(check([], {saved, env: {CI: 'true'}}).status).toBe(1);
  });
});
