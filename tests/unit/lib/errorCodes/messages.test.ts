import {expect, test} from 'vitest';
import {errorMessages} from '../../../../src/data/errorMessages';
import {findMessage} from '../../../../src/lib/errorCodes/messages';

test('finds every message with other quotes and breaks, and among other text', () => {
  const faults = errorMessages.flatMap((message) =>
    (message.texts ?? []).filter(
      (text) =>
        findMessage(
          `Hello, since yesterday my PC shows this:\n> ${text
            .replaceAll("'", '’')
            .replaceAll(' ', '\n> ')}\nWhat can I do? It worked for years.`,
        )?.message !== message,
    ),
  );
  expect(faults).toEqual([]);
});

// Without the last word, it has less than three quarters of the message.
test.each([
  ['The rules engine reported a failed VL', 'activation'],
  ['The last product key ID you entered', "can't"],
])('finds a message in %j only with %j', (text, word) => {
  expect(findMessage(text)).toBeUndefined();
  expect(findMessage(`${text} ${word}`)).toBeDefined();
});

test('the words of a message are at most twice as far apart as they are many', () => {
  const text = (others: number) =>
    `The rules engine reported a failed VL ${'x '.repeat(others)}activation`;
  expect(findMessage(text(8))).toBeDefined();
  expect(findMessage(text(9))).toBeUndefined();
});

test('of a text, the last 10,000 characters may be a message', () => {
  const message = 'DNS server failure.';
  const text = `${message}\n${'x'.repeat(10_000 - message.length - 1)}`;
  expect(text).toHaveLength(10_000);
  expect(findMessage(text)).toBeDefined();
  expect(findMessage(`${text}x`)).toBeUndefined();
});
