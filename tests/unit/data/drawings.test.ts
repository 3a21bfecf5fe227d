import {expect, test} from 'vitest';
import {annotatedOutputs} from '../../../src/data/annotatedOutputs';
import {settingsNotes, settingsPages} from '../../../src/data/settingsPages';
import {annotatedOutput} from '../../../src/build/reference/annotatedOutput';
import {mechanisms, type Mechanism} from '../../../src/data/mechanisms';
import {contentFiles} from '../../support/content';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

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
    '"id": use one of "slmgr-dlv"',
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

const pageOf = (route: string) =>
  contentFiles.find(({path}) => path === `docs/${route}.md`)!.page;

const path = 'src/data/mechanisms.ts';

test('the section that explains a method is on its page', () => {
  expectNoFaults(
    Object.entries<Mechanism>(mechanisms)
      .filter(([id, {section}]) => {
        const [route, anchor] = section.slice(1).split('#');
        return (
          route !== id ||
          pageOf(id).headings.every((heading) => heading.id !== anchor)
        );
      })
      .map(([id, {section}]) => ({
        path,
        line: lineInModule(path, ['mechanisms', id, 'section']),
        message: `there is no ${section}: write the id of a heading of docs/${id}.md`,
      })),
  );
});
