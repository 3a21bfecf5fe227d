import {expect, test} from 'vitest';
import {visitorWords} from '../../../src/data/visitorWords';
import {routeOfText} from '../../../src/lib/routes/fileRoutes';
import {anchorsOf} from '../../support/anchors';
import {contentFiles} from '../../support/content';

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

test('words for a section name one that exists', () => {
  const missing = Object.keys(visitorWords).filter((key) => {
    const [route = '', anchor] = key.split('#');
    const file = files.get(route);
    return (
      key.startsWith('/') &&
      (!file || (anchor !== undefined && !anchorsOf(file).has(anchor)))
    );
  });
  expect(missing, 'name the section that answers these words now').toEqual([]);
});
