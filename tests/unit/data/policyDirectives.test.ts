import {expect, test} from 'vitest';
import {
  hashWorkerPolicy,
  headerOnlyPolicy,
  pagePolicy,
  type Policy,
} from '../../../src/data/policyDirectives';

/** All that this site needs: itself, nothing, and icons inside the style sheet. */
const narrow = ["'self'", "'none'"];

for (const [name, policy, more] of [
  ['a page', {...pagePolicy, ...headerOnlyPolicy}, ['img-src data:']],
  ['the hashing worker', hashWorkerPolicy, ["script-src 'wasm-unsafe-eval'"]],
] as const) {
  test(`the policy of ${name} allows nothing from elsewhere, inline or evaluated`, () => {
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
