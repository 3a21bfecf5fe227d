import {expect, test} from 'vitest';
import {annotatedOutputs} from '../../../src/data/annotatedOutputs';
import {settingsNotes, settingsPages} from '../../../src/data/settingsPages';
import {annotatedOutput} from '../../../src/lib/reference/annotatedOutput';

test.each(annotatedOutputs)('$id has a sample with all its lines', ({id}) => {
  const {lines, notes} = annotatedOutput({id});
  expect(lines.filter(({mark}) => mark !== undefined)).toHaveLength(
    notes.length,
  );
  // No placeholder of a date is left, and no key.
  expect(lines.map(({text}) => text).join('\n')).not.toMatch(
    /[{}]|(?:[A-Z\d]{5}-){4}/,
  );
});

test('an unknown output is refused', () => {
  expect(() => annotatedOutput({id: 'dstatus'})).toThrow(
    'no annotated output "dstatus"',
  );
});

test('the numbers of the drawn Settings pages rise, and each has a note', () => {
  const marks = settingsPages.map(({rows}) => rows.map(({mark}) => mark));
  for (const numbers of marks) {
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
  expect([...new Set(marks.flat())].sort((a, b) => a - b)).toEqual(
    settingsNotes.map((_, index) => index + 1),
  );
});
