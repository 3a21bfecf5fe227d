import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {reportForm, reportUrl} from '../../../../src/lib/routes/reportUrl';
import {projectDirectory} from '../../../support/build';

test('the address opens the form with the page and the section filled in', () => {
  expect(reportUrl('https://git.example/a/b', '/kms38#undo')).toBe(
    'https://git.example/a/b/issues/new?template=wrong-information.yml&page=%2Fkms38%23undo',
  );
});

test('the repository has the form and its field', () => {
  const form = parse(
    readFileSync(
      path.join(projectDirectory, '.github/ISSUE_TEMPLATE', reportForm.file),
      'utf8',
    ),
  ) as {body: {id?: string}[]};
  expect(form.body.map(({id}) => id)).toContain(reportForm.field);
});
