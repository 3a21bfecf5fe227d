import {expect, test} from 'vitest';
import {
  hashWorkerPolicy,
  headerOnlyPolicy,
  pagePolicy,
  type Policy,
} from '../../../src/data/policyDirectives';
import {policyText} from '../../../src/lib/pagePolicy';
import {
  policyInHead,
  policyInHeader,
  policyOfHashWorker,
} from '../../fixtures/headers';

test('each policy is the promised one', () => {
  expect(policyText(pagePolicy)).toBe(policyInHead);
  expect(policyText(headerOnlyPolicy)).toBe(policyInHeader);
  expect(policyText(hashWorkerPolicy)).toBe(policyOfHashWorker);
});

/** The sources allowed in every directive. */
const narrow = ["'self'", "'none'"];

for (const [name, policy, more] of [
  ['a page', {...pagePolicy, ...headerOnlyPolicy}, ['img-src data:']],
  ['the hashing worker', hashWorkerPolicy, ["script-src 'wasm-unsafe-eval'"]],
] as const) {
  test(`the policy of ${name} allows no other origin, inline code or eval`, () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    const wide = Object.entries(policy satisfies Policy).flatMap(
      ([directive, sources]) =>
        sources
          .filter((source) => !narrow.includes(source))
          .map((source) => `${directive} ${source}`),
    );
    expect(wide).toEqual(more);
  });
}
