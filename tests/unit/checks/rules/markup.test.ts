import {expect, test} from 'vitest';
import {pageComponents} from '../../../../src/data/pageComponents';
import {referenceComponents} from '../../../../src/build/reference';
import {projectFiles, readProject} from '../../../support/sources';

test('every component of the list is in its module, and its attributes are checked once', () => {
  for (const {name, folder, attributes} of pageComponents) {
    if (folder.startsWith('@site/')) {
      const directory = `${folder.slice('@site/'.length)}/${name}`;
      expect(projectFiles(directory), name).toContain(`${directory}/index.tsx`);
      expect(readProject(`${directory}/index.tsx`), name).toMatch(
        new RegExp(`^export (?:function|const) ${name}\\b`, 'm'),
      );
    }
    expect(name in referenceComponents, name).toBe(attributes === undefined);
  }
  expect(pageComponents.map(({name}) => name)).toEqual(
    expect.arrayContaining(Object.keys(referenceComponents)),
  );
});
