import {expect, test} from 'vitest';
import {
  filePolicy,
  hashWorkerPolicy,
  headerOnlyPolicy,
  pagePolicy,
  type Policy,
} from '../../../src/data/policyDirectives';
import {policyText} from '../../../src/lib/pagePolicy';
import {
  policyInHead,
  policyInHeader,
  policyOfFile,
  policyOfHashWorker,
} from '../../fixtures/headers';

test('each policy is the promised one', () => {
  expect(policyText(pagePolicy)).toBe(policyInHead);
  expect(policyText(headerOnlyPolicy)).toBe(policyInHeader);
  expect(policyText(hashWorkerPolicy)).toBe(policyOfHashWorker);
  expect(policyText(filePolicy)).toBe(policyOfFile);
});

test('a page may fetch its own files ahead, and each kind of file that it does not use is forbidden by name', () => {
  // Firefox and WebKit have no directive for files that are fetched ahead. Under `default-src 'none'`, Firefox fetches
  // none and reports each as a violation.
  expect(pagePolicy['default-src']).toEqual(["'self'"]);
  // https://www.w3.org/TR/CSP3/#directives-fetch, without those that all engines do not know
  const named = [
    ...['connect-src', 'font-src', 'img-src', 'manifest-src', 'script-src'],
    ...['style-src', 'worker-src'],
  ];
  const forbidden = ['child-src', 'frame-src', 'media-src', 'object-src'];
  expect(Object.keys(pagePolicy)).toEqual(
    expect.arrayContaining([...named, ...forbidden]),
  );
  for (const directive of forbidden) {
    expect(pagePolicy).toHaveProperty([directive], ["'none'"]);
  }
});

/** The sources allowed in every directive. */
const narrow = ["'self'", "'none'"];

for (const [name, policy, more] of [
  ['a page', {...pagePolicy, ...headerOnlyPolicy}, ['img-src data:']],
  ['the hashing worker', hashWorkerPolicy, ["script-src 'wasm-unsafe-eval'"]],
] as const) {
  test(`the policy of ${name} allows no other origin, inline code or eval`, () => {
    const wide = Object.entries(policy satisfies Policy).flatMap(
      ([directive, sources]) =>
        sources
          .filter((source) => !narrow.includes(source))
          .map((source) => `${directive} ${source}`),
    );
    expect(wide).toEqual(more);
  });
}
