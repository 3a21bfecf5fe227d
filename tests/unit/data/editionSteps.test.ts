import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {changeInstructions} from '../../../src/data/editionSteps';
import {projectDirectory} from '../../support/build';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {allRoutes} from '../../support/routes';

const page = readFileSync(
  path.join(projectDirectory, 'docs/change_windows_edition.md'),
  'utf8',
);

const list = 'src/data/editionSteps.ts';

for (const [method, {section, prepare, steps}] of Object.entries(
  changeInstructions,
)) {
  const faultAt = (keys: (string | number)[], fix: string) => ({
    path: list,
    line: lineInModule(list, ['changeInstructions', method, ...keys]),
    message: `${method}: ${fix}`,
  });

  test(`${method} links to a heading of the edition page or to another page`, () => {
    const isThere = section.startsWith('#')
      ? page.includes(`{${section}}`)
      : allRoutes.includes(section);
    expectNoFaults(
      isThere
        ? []
        : [
            faultAt(
              ['section'],
              `there is no ${section}: correct it, or give a heading of docs/change_windows_edition.md this id`,
            ),
          ],
    );
  });

  test(`${method} has sentences with paired backticks and no key`, () => {
    const texts = Object.entries({prepare, steps}).flatMap(([field, values]) =>
      values.map((text, index) => ({text, keys: [field, index]})),
    );
    expectNoFaults([
      ...texts
        .filter(({text}) => text.split('`').length % 2 === 0)
        .map(({keys}) => faultAt(keys, 'a backtick has no partner: add it')),
      ...texts
        .filter(
          ({text, keys}) => keys[0] === 'steps' && !/^[A-Z].*\.$/.test(text),
        )
        .map(({keys}) =>
          faultAt(keys, 'write a sentence with a capital letter and a period'),
        ),
    ]);
    expect(texts.map(({text}) => text).join(' ')).not.toMatch(
      /[A-Z0-9]{5}-[A-Z0-9]{5}/,
    );
  });
}
