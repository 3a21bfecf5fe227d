import {test} from 'vitest';
import {switchGroups} from '../../src/data/commandSwitches';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';

const undoable = switchGroups.flatMap(({tool, switches}) =>
  switches.flatMap(({name, undo}) => (undo ? [{tool, name, undo}] : [])),
);

/** True if the text contains the switch, and not only a longer one. */
function names(text: string, name: string): boolean {
  return new RegExp(`${name}(?![\\w-])`).test(text);
}

test('a page that runs a switch names the one that undoes it', () => {
  const faults = contentFiles.flatMap(({path, source}) =>
    source.split('\n').flatMap((text, index) =>
      undoable
        .filter(
          ({tool, name, undo}) =>
            new RegExp(`${tool}\\.vbs ${name}(?:[ :\\w]|$)`).test(text) &&
            !names(source, undo),
        )
        .map(({name, undo}) => ({
          path,
          line: index + 1,
          message: `nothing on the page undoes ${name}: say how to go back with ${undo}`,
        })),
    ),
  );
  expectNoFaults(faults);
});
