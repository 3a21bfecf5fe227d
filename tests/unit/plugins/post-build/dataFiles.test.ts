import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {headersFor} from '../../../../src/lib/headersFile';
import {headerRules} from '../../../../src/data/responseHeaders';
import {dataFiles} from '../../../../src/data/dataFiles';
import {writeDataFiles} from '../../../../src/plugins/post-build/steps/dataFiles';
import {builtPage, builtSite} from '../../../support/builtSite';
import {listFiles} from '../../../support/build';
import {testFolder} from '../../../support/testFolder';

async function written(route: string) {
  const outDir = testFolder();
  const pages = [builtPage(route, '<html><body><main></main></body></html>')];
  await writeDataFiles(builtSite({outDir, pages, baseUrl: '/base/'}));
  return {
    files: listFiles(outDir).sort(),
    read: (file: string) => readFileSync(path.join(outDir, file), 'utf8'),
  };
}

test('writes the files that the lists name, with addresses below the base URL', async () => {
  const {files, read} = await written('/credits');
  expect(files.map((file) => `/${file}`)).toEqual(
    dataFiles.map(({path: place}) => place).sort(),
  );
  for (const file of files) {
    expect(read(file)).not.toMatch(/https:\/\/site\.example\/(?!base\/)/);
  }
});

test('writes none for a site without the page that lists them', async () => {
  expect((await written('/other')).files).toEqual([]);
});

test('the files are sent with their types, to every site', () => {
  const rules = headerRules.map(({path: place, headers}) => ({
    path: place,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
  }));
  const typeOf = (place: string) => {
    const headers = headersFor(rules, place);
    expect(headers['Access-Control-Allow-Origin'], place).toBe('*');
    return headers['Content-Type'];
  };
  for (const {path: place} of dataFiles) {
    expect(typeOf(place)).toBe(
      place.endsWith('.ics')
        ? 'text/calendar; charset=utf-8'
        : 'application/json',
    );
  }
});
