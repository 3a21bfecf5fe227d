import {expect, test} from 'vitest';
import {
  installations,
  writeQuestion,
} from '../../../../src/lib/editionPath/installations';
import {errorScreens} from '../../../../src/data/errorScreens';
import {askedIn, drawingOf} from '../../../../src/lib/input/askedIn';

test('the address of an edition asks for it', () => {
  for (const from of installations) {
    const address = writeQuestion({from, to: undefined});
    expect(askedIn(address), address).toBe(from.id);
  }
});

test('the address of a drawing asks what the drawing does, and no other text has it', () => {
  for (const {id, asks} of errorScreens) {
    expect(drawingOf(asks)).toBe(id);
    expect(askedIn(`?seen=${id}`)).toBe(asks);
    expect(drawingOf(`${asks} Why?`)).toBeUndefined();
  }
});
