import {expect, test} from 'vitest';
import {errorCodes} from '../../../src/data/errorCodes';
import {errorAreas} from '../../../src/data/errorCodes/areas';
import {errorMessages} from '../../../src/data/errorMessages';

const known = new Set([
  ...errorCodes.map(({code}) => code),
  ...errorAreas.flatMap(({codes}) => codes.map(({code}) => code)),
]);

const texts = errorMessages.flatMap((message) => message.texts);

test('there are at least 40 messages, each once', () => {
  expect(texts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the code of a message has an entry: add it, or write the advice', () => {
  const missing = errorMessages.flatMap(({code}) =>
    code === undefined || known.has(code) ? [] : code,
  );
  expect(missing).toEqual([]);
});

test('every other message has a meaning without a full stop, and at least one step', () => {
  const faults = errorMessages.flatMap((message) =>
    message.code !== undefined ||
    (/^[A-Z].*[^.]$/.test(message.meaning) &&
      (message.fixes.length > 0 ||
        (message.branches &&
          message.branches.private.length > 0 &&
          message.branches.work.length > 0)))
      ? []
      : message.texts[0],
  );
  expect(faults).toEqual([]);
});

test('steps start with a verb in upper case, and end without a full stop', () => {
  const steps = errorMessages.flatMap((message) =>
    message.code === undefined
      ? [
          ...message.fixes,
          ...(message.branches?.private ?? []),
          ...(message.branches?.work ?? []),
        ]
      : [],
  );
  expect(
    steps
      .filter(({text}) => !/^[A-Z][^*]*[^.]$/.test(text))
      .map(({text}) => text),
  ).toEqual([]);
});
