import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {changeInstructions} from '../../../src/data/editionSteps';
import {projectDirectory} from '../../support/build';
import {allRoutes} from '../../support/routes';

const page = readFileSync(
  path.join(projectDirectory, 'docs/change_windows_edition.md'),
  'utf8',
);

for (const [method, {section, prepare, steps}] of Object.entries(
  changeInstructions,
)) {
  test(`${method} links to a heading of the edition page or to another page`, () => {
    if (section.startsWith('#')) {
      expect(page).toContain(`{${section}}`);
    } else {
      expect(allRoutes).toContain(section);
    }
  });

  test(`${method} has sentences with paired backticks and no key`, () => {
    const text = [...prepare, ...steps];
    expect(text.filter((each) => each.split('`').length % 2 === 0)).toEqual([]);
    expect(steps.filter((step) => !/^[A-Z].*\.$/.test(step))).toEqual([]);
    expect(text.join(' ')).not.toMatch(/[A-Z0-9]{5}-[A-Z0-9]{5}/);
  });
}
