import {expect, test} from 'vitest';
import {firstQuestion} from '../../../../src/data/diagnosis';
import {followCase} from '../../../../src/lib/diagnosis/follow';

const hardware = ['windows', 'owner', 'change', 'new-parts'];

test('a case leads to an advice, and keeps the answers with their questions', () => {
  const {given, node} = followCase(hardware);
  expect(given.map(({question}) => question.id)).toEqual([
    firstQuestion,
    ...hardware.slice(0, -1),
  ]);
  expect(given.map(({answer}) => answer.next)).toEqual(hardware);
  expect(node).toMatchObject({id: 'new-parts', step: expect.any(String)});
});
