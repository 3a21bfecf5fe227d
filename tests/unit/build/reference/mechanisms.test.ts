import {expect, test} from 'vitest';
import type {MechanismPart} from '../../../../src/data/mechanisms';
import {groupByPlace} from '../../../../src/build/reference/mechanisms';

const asks = [{text: 'asks', direction: 'on'}] as const;
const answers = [{text: 'answers', direction: 'back'}] as const;

const part = (
  name: string,
  place: MechanismPart['place'],
  messages?: MechanismPart['messages'],
): MechanismPart => ({name, note: 'Note', place, messages});

test('neighbors in one place share a frame, and what leaves it is a request over the network', () => {
  const places = groupByPlace([
    part('Office', 'This PC', asks),
    part('Service', 'This PC', answers),
    part('Server', 'Microsoft'),
  ]);
  expect(places).toEqual([
    {
      name: 'This PC',
      parts: [
        {name: 'Office', note: 'Note'},
        {name: 'Service', note: 'Note'},
      ],
      links: [{messages: asks, isRequest: false}],
      onward: {messages: answers, isRequest: true},
    },
    {name: 'Microsoft', parts: [{name: 'Server', note: 'Note'}], links: []},
  ]);
});

test('a missing arrow, and one that leads nowhere, are refused', () => {
  expect(() =>
    groupByPlace([part('Office', 'This PC'), part('Server', 'Network')]),
  ).toThrow('"Office" needs messages exactly if a part follows it.');
  expect(() => groupByPlace([part('Office', 'This PC', asks)])).toThrow(
    '"Office" needs messages exactly if a part follows it.',
  );
});
