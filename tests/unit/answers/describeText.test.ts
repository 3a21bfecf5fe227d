import {expect, test} from 'vitest';
import {
  describeText,
  longestDescribed,
} from '@site/src/components/answer/describeText';

const code = '0xC004F074';

test('only the beginning of a text is described', async () => {
  const endingAt = (length: number) =>
    `${'so '.repeat(longestDescribed)}`.slice(0, length - code.length - 1) +
    ` ${code}`;
  const {line} = await describeText(endingAt(longestDescribed));
  expect(line).toMatch(/^Error code/);
  expect((await describeText(endingAt(longestDescribed + 1))).line).not.toBe(
    line,
  );
});
