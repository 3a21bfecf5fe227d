import {expect, test} from 'vitest';
import {errorText} from '../../../../src/lib/faults/errorText';

test('has the message and every cause, outermost first', () => {
  const error = new Error('outer', {cause: new TypeError('inner')});
  expect(errorText(error)).toBe('outer\n\nCause:\ninner');
});

test('uses the name of an error without a message', () => {
  expect(errorText(new RangeError())).toBe('RangeError');
});

test('ends if causes are circular', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(errorText(error)).toBe('loop');
});
