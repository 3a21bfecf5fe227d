import {expect, test} from 'vitest';
import {errorMessages} from '../../../../src/data/errorMessages';
import {findMessage} from '../../../../src/lib/errorCodes/messages';

test('finds every message by its own text', () => {
  const faults = errorMessages.flatMap((message) =>
    message.texts.filter((text) => findMessage(text)?.message !== message),
  );
  expect(faults).toEqual([]);
});

test('finds every message with other quotes and breaks, and among other text', () => {
  const faults = errorMessages.flatMap((message) =>
    message.texts.filter(
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

test.each([
  'Windows could not be activated',
  'activate',
  'my license',
  'the product key',
  'The server is down again, and my account has a problem with the printer.',
  'I want to buy a license for a second computer, which one is right for me?',
  'Thank you for the subscription, the newsletter is great.',
  'kms host count',
  '',
])('finds none in %j', (text) => {
  expect(findMessage(text)).toBeUndefined();
});

// Without the last word, it has less than three quarters of the message.
test.each([
  ['The rules engine reported a failed VL', 'activation'],
  ['The last product key ID you entered', "can't"],
])('finds a message in %j only with %j', (text, word) => {
  expect(findMessage(text)).toBeUndefined();
  expect(findMessage(`${text} ${word}`)).toBeDefined();
});

test.each(['Word', 'Excel', 'Microsoft Office Professional Plus 2019'])(
  'the name of the product does not matter: %s',
  (product) => {
    expect(
      findMessage(`${product} (Unlicensed Product)`)?.message.texts,
    ).toContain('Unlicensed product');
  },
);

test('long and short forms are the same', () => {
  expect(
    findMessage('We could not verify the subscription')?.message.texts,
  ).toContain("We couldn't verify the subscription");
});

test('a number or a program in a message tells it from others with the same words', () => {
  expect(
    findMessage(
      "'slmgr' is not recognized as an internal or external command,\noperable program or batch file.",
    )?.message,
  ).toMatchObject({meaning: 'The window does not know this command'});
  expect(findMessage('Something went wrong. [1001]')).toBeDefined();
});

test('of a text, the last 50,000 characters may be a message', () => {
  const message = 'DNS server failure.';
  const text = `${message}\n${'x'.repeat(10_000 - message.length - 1)}`;
  expect(text).toHaveLength(10_000);
  expect(findMessage(text)).toBeDefined();
  expect(findMessage(`${text}x`)).toBeUndefined();
});
