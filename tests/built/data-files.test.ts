import {expect, test} from 'vitest';
import {dataFiles} from '../../src/data/dataFiles';
import {writeDataFile} from '../../src/build/dataFiles';
import {readBuilt} from '../support/build';
import {builtFiles, pageOf} from '../support/builtPages';

test.each(dataFiles)('$path has the facts of this site', (file) => {
  const home = pageOf('/')('link[rel="canonical"]').attr('href')!;
  expect(readBuilt(file.path.slice(1))).toBe(
    writeDataFile(file, (place) => new URL(place, home).href),
  );
});

test('there are no other data files, and the page that lists them links each', () => {
  const paths = dataFiles.map(({path}) => path);
  expect(builtFiles.filter((file) => file.startsWith('data/'))).toEqual(
    paths.map((path) => path.slice(1)).sort(),
  );
  const $ = pageOf('/credits');
  expect(
    $('main a[href^="/data/"]')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(paths);
});
