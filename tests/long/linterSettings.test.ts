import {exec} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDirectory} from '../support/build';
import {readProject} from '../support/sources';
import {testFolder, writeFiles} from '../support/testFolder';

test('the linters run no configuration that lies next to a page', async () => {
  const folder = testFolder();
  for (const file of ['.ci', 'checks', 'package.json']) {
    cpSync(path.join(projectDirectory, file), path.join(folder, file), {
      recursive: true,
    });
  }
  symlinkSync(
    path.join(projectDirectory, 'node_modules'),
    path.join(folder, 'node_modules'),
    'junction',
  );
  const ran = path.join(folder, 'ran');
  mkdirSync(ran);
  for (const place of ['docs', 'docs/dir.md', '.ci/settings/words']) {
    mkdirSync(path.join(folder, place), {recursive: true});
    for (const file of [
      '.markdownlint-cli2.cjs',
      '.markdownlint-cli2.mjs',
      '.prettierrc.mjs',
      'cspell.config.cjs',
      'cspell.config.mjs',
      'eslint.config.mjs',
      'prettier.config.mjs',
    ]) {
      const mark = path.join(ran, `${path.basename(place)} ${file}`);
      writeFileSync(
        path.join(folder, place, file),
        `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(mark)}, '');\n`,
      );
    }
    writeFiles(path.join(folder, place), {
      'page.md': '# Page\n',
      'list.yml': 'a: 1\n',
    });
  }
  const {scripts} = JSON.parse(readProject('package.json')) as {
    scripts: Record<string, string>;
  };
  const bin = path.join(folder, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
  const outputs = await Promise.all(
    [
      scripts['lint:markdown']!,
      `${scripts['lint:spelling']} --no-cache "docs/**"`,
      scripts['format:check']!,
    ].map(
      (command) =>
        new Promise<string>((resolve) => {
          exec(command, {cwd: folder, env}, (_, stdout, stderr) =>
            resolve(stdout + stderr),
          );
        }),
    ),
  );
  // Each has read files in these folders.
  expect(outputs).toEqual([
    expect.stringMatching(/Linting: [1-9]/),
    expect.stringMatching(/Files checked: [1-9]/),
    expect.stringContaining('docs/.prettierrc.mjs'),
  ]);
  expect(readdirSync(ran)).toEqual([]);
});
