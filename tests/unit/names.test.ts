import {expect, test} from 'vitest';
import {projectFiles, readProject} from '../support/sources';

/** A declaration at the left edge, as Prettier writes those of a module. */
const declarations =
  /^(export )?(?:declare )?(?:async )?(?:abstract )?(?:(interface|type)|class|const|enum|function|let) (\w+)/gm;

/** The names that another module could mean, with where they are. A type may have the name of the component that shows it. */
function namesOf(file: string): [name: string, file: string][] {
  return [...readProject(file).matchAll(declarations)]
    .filter(([, isExported, isType]) => isExported || isType)
    .map(([, , isType, name]) => [isType ? `type ${name}` : name!, file]);
}

/** Each module has its own. */
const ownNames = ['type Props', 'type Options'];

/** Modules of which one is used in the place of the other. */
const isSubstitute = (file: string) =>
  file.endsWith('.browser.ts') || file.startsWith('tests/support/docusaurus/');

test('an exported name, and a type, means one thing, so that a search for it leads to one place', () => {
  const modules = projectFiles('src', 'checks', 'tests/support').filter(
    (file) => /\.tsx?$/.test(file) && !isSubstitute(file),
  );
  const places = new Map<string, string[]>();
  for (const [name, file] of modules.flatMap(namesOf)) {
    places.set(name, [...(places.get(name) ?? []), file]);
  }
  const several = [...places].filter(
    ([name, files]) => new Set(files).size > 1 && !ownNames.includes(name),
  );
  expect(several).toEqual([]);
  expect(places.size).toBeGreaterThan(1000);
});
