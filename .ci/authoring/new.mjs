/**
 * `npm run new -- page "Title"` and `npm run new -- post "Title"`: writes a Markdown file with valid front matter and
 * prints the next steps. The rules are in src/lib/content/newFile.ts.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const load = require('jiti')(fileURLToPath(import.meta.url));

/** @type {typeof import('../../src/lib/content/newFile')} */
const {planNewFile} = load('../../src/lib/content/newFile.ts');
/** @type {typeof import('../../src/lib/content/textFile')} */
const {readTextFile} = load('../../src/lib/content/textFile.ts');

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} file YAML whose top-level keys start a line */
const keysOf = (file) =>
  [...read(file).matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);

const existing = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      readTextFile(`${folder}/${name}`, read(`${folder}/${name}`)),
    ),
);

const [kind = '', ...words] = process.argv.slice(2);
try {
  const {
    path: file,
    source,
    steps,
  } = planNewFile({
    kind,
    title: words.join(' ').trim(),
    today: new Date().toISOString().slice(0, 10),
    existing,
    authors: keysOf('blog/authors.yml'),
    tags: keysOf('blog/tags.yml'),
  });
  writeFileSync(path.join(root, file), source, {flag: 'wx'});
  console.log(
    `Wrote ${file}. Next:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
  );
} catch (error) {
  if (error instanceof Error && error.name === 'NewFileError') {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
