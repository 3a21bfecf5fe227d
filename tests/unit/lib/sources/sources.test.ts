import {expect, test} from 'vitest';
import {
  explainUnknown,
  isSource,
  listSources,
} from '../../../../src/build/findSource';

test('a source is shown with its publisher and its address, and once', () => {
  expect(
    listSources([
      'ms-kms-activation-planning',
      'sdk-slerror',
      'ms-kms-activation-planning',
    ]),
  ).toEqual([
    {
      title: 'Microsoft Learn: KMS activation planning',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-activation-planning',
    },
    {
      title: expect.stringMatching(/^Microsoft Windows SDK: slerror\.h/),
      url: expect.stringContaining('https://') as string,
    },
  ]);
});

test('an id is known only if it is in the register', () => {
  expect(isSource('ms-kms-activation-planning')).toBe(true);
  expect(isSource('ms-kms')).toBe(false);
  expect(isSource('constructor')).toBe(false);
});

test('says what to write for an unknown id, and how to add a source', () => {
  const message = explainUnknown('ms-kms-planning');
  expect(message).toContain('names an unknown source, "ms-kms-planning"');
  expect(message).toContain('write "ms-kms-activation-planning", or add');
  expect(message).toContain(
    "under the day, in src/data/sources/pages.ts: 'ms-example': {title: ",
  );
  expect(explainUnknown('quite-another-thing')).toContain(
    'names an unknown source, "quite-another-thing": add what you read',
  );
});
