import {describe, expect, test} from 'vitest';
import {firstQuestion} from '../../../../src/data/diagnosis';
import {readCase, writeCase} from '../../../../src/lib/diagnosis/address';
import {followCase} from '../../../../src/lib/diagnosis/follow';
import {partsOf} from '../../../../src/lib/answer/parts';

const hardware = ['windows', 'owner', 'change', 'new-parts'];

describe('a case', () => {
  test('leads to an advice, and keeps the answers with their questions', () => {
    const {given, node} = followCase(hardware);
    expect(given.map(({question}) => question.id)).toEqual([
      firstQuestion,
      ...hardware.slice(0, -1),
    ]);
    expect(given.map(({answer}) => answer.next)).toEqual(hardware);
    expect(node).toMatchObject({id: 'new-parts', step: expect.any(String)});
  });

  test.each([
    [['windows', 'no-such-id', 'change'], 1],
    [['windows', 'change'], 1],
    [['windows', 'owner'], 2],
    [['constructor'], 0],
    [[...hardware, 'windows'], 4],
  ])('goes as far as %j fits', (ids, known) => {
    expect(followCase(ids).given).toHaveLength(known);
  });
});

describe('the address', () => {
  test('gets the answers back that were written', () => {
    expect(readCase(writeCase(hardware, ''))).toEqual(hardware);
    expect(writeCase(hardware, '')).toBe(
      '?case=windows.owner.change.new-parts',
    );
  });

  test('keeps other parameters', () => {
    expect(writeCase(['windows'], '?code=0xC004F074&case=mac')).toBe(
      '?code=0xC004F074&case=windows',
    );
    expect(writeCase([], '?case=windows')).toBe('');
  });

  test('without answers there are none', () => {
    expect(readCase('')).toEqual([]);
    expect(readCase('?case=')).toEqual([]);
  });
});

test('a text is split at code and at what to click', () => {
  expect(partsOf('Run `a` in **B**.')).toEqual([
    {kind: 'plain', text: 'Run '},
    {kind: 'code', text: 'a'},
    {kind: 'plain', text: ' in '},
    {kind: 'strong', text: 'B'},
    {kind: 'plain', text: '.'},
  ]);
});
