import {expect, test} from 'vitest';
import {annotate} from '../../../../src/build/reference/annotatedOutput';

const output = `Name: one
Status: Licensed

Name: two
Status: Unlicensed
`;

test('a note marks the first line that begins as it says, below the line of the note before', () => {
  expect(
    annotate(output, [
      {line: 'Status:', note: ''},
      {line: 'Name:', note: ''},
      {line: 'Status:', note: ''},
    ]),
  ).toEqual([
    {text: 'Name: one'},
    {text: 'Status: Licensed', mark: 1},
    {text: ''},
    {text: 'Name: two', mark: 2},
    {text: 'Status: Unlicensed', mark: 3},
  ]);
});

test('a note without a line is refused', () => {
  for (const line of ['Channel:', 'Licensed']) {
    expect(() => annotate(output, [{line, note: ''}])).toThrow(
      `no line begins with "${line}" in this place`,
    );
  }
  const name = {line: 'Name: one', note: ''};
  expect(() => annotate(output, [name, name])).toThrow(RangeError);
});
