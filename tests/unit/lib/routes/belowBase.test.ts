import {expect, test} from 'vitest';
import {belowBase} from '../../../../src/lib/routes/belowBase';

for (const [path, baseUrl, below] of [
  ['/docs/hwid', '/docs/', '/hwid'],
  ['/docs/', '/docs/', '/'],
  ['/docs', '/docs/', '/'],
  ['/hwid', '/', '/hwid'],
  ['/', '/', '/'],
  ['/docsearch', '/docs/', '/docsearch'],
] as const) {
  test(`${path} relative to ${baseUrl} is ${below}`, () => {
    expect(belowBase(path, baseUrl)).toBe(below);
  });
}
