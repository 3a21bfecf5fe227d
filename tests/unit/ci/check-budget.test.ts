import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

const script = path.join(projectDirectory, '.ci/checks/budget.mjs');

/** Reproducible text of about `bytes` bytes that hardly compresses. */
function noise(bytes: number): string {
  let text = '';
  for (let block = 0; text.length < bytes; block += 1) {
    text += createHash('sha512').update(`${block}`).digest('base64');
  }
  return text.slice(0, bytes);
}

const paragraph = '<p>What one reads first.</p>'.repeat(60);

function page({head = '', before = '', after = '', hash = '01234567'}) {
  return `<!doctype html><head>${head}<script src="/assets/js/main.${hash}.js" defer></script></head><body>${before}<main>${paragraph}</main>${after}</body>`;
}

/** Creates a small build with its own budget, and returns functions to change and check it. */
function build() {
  const directory = testFolder();
  const budget = path.join(testFolder(), 'budget.json');
  const summary = path.join(testFolder(), 'summary.md');
  const write = (file: string, text: string) => {
    const name = path.join(directory, file);
    mkdirSync(path.dirname(name), {recursive: true});
    writeFileSync(name, text);
  };
  const check = (...options: string[]) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [script, directory, '--budget', budget, ...options],
      {
        encoding: 'utf8',
        env: {...process.env, GITHUB_STEP_SUMMARY: summary},
      },
    );
    return {status, output: stdout + stderr};
  };
  write('index.html', page({}));
  write('assets/js/main.01234567.js', noise(10_000));
  const entries = (pages: object, furtherPost?: object) =>
    writeFileSync(
      budget,
      JSON.stringify({searchIndexPerPage: 1000, furtherPost, pages}),
    );
  entries({'/*': {}});
  return {write, check, entries, summary};
}

describe('the budget check', () => {
  test('fails while the budget has no figures', () => {
    const {status, output} = build().check();
    expect(status).toBe(1);
    expect(output).toContain('--update');
  });

  test('allows a script to grow by 3 %', () => {
    const {write, check} = build();
    expect(check('--update')).toMatchObject({status: 0});
    write('assets/js/main.01234567.js', noise(10_250));
    expect(check()).toMatchObject({status: 0});
  });

  test('names a page whose script grew more, in the summary of the run too', () => {
    const {write, check, summary} = build();
    check('--update');
    write('assets/js/main.fedcba98.js', noise(20_000));
    write('index.html', page({hash: 'fedcba98'}));
    const {status, output} = check();
    expect(readFileSync(summary, 'utf8')).toContain(
      '| /* | JavaScript | 14.9 kB | 7.5 kB |',
    );
    expect(status).toBe(1);
    expect(output).toContain('/: JavaScript');
    expect(output).toContain('14.9 kB, over the budget of 7.5 kB for /*');
  });

  test('asks for a new budget once a script is more than 3 % smaller', () => {
    const {write, check} = build();
    check('--update');
    write('assets/js/main.01234567.js', noise(9_750));
    expect(check()).toMatchObject({status: 0});
    write('assets/js/main.01234567.js', noise(9_600));
    const {status, output} = check();
    expect(status).toBe(1);
    expect(output).toContain('/*: JavaScript: 7.2 kB, not 7.5 kB.');
    expect(output).not.toContain('over the budget');
    expect(check('--update')).toMatchObject({status: 0});
    expect(check()).toMatchObject({status: 0});
  });

  test('lets authors shorten a text, and lists of posts change', () => {
    const {write, check} = build();
    const long = noise(10_000);
    write('index.html', page({after: long}));
    write('assets/js/more.89abcdef.js', noise(1000));
    check('--update');
    write('index.html', page({}));
    expect(check()).toMatchObject({status: 0});

    const more = '<script src="/assets/js/more.89abcdef.js" defer></script>';
    write('index.html', page({after: more}));
    check('--update');
    write('index.html', page({}));
    expect(check()).toMatchObject({status: 1});
    const posts = '<article></article>'.repeat(2);
    write('index.html', page({after: posts}));
    expect(check()).toMatchObject({status: 0});
  });

  test('counts a file that only an inline script requests', () => {
    const {write, check} = build();
    check('--update');
    write('assets/js/more.89abcdef.js', 'more()');
    write(
      'index.html',
      page({after: '<script>load("/assets/js/more.89abcdef.js")</script>'}),
    );
    const {status, output} = check();
    expect(status).toBe(1);
    expect(output).toContain('/: files: 3, over the budget of 2');
  });

  test('does not count prefetched files of other pages', () => {
    const {write, check} = build();
    const next = '<link rel="prefetch" href="/assets/js/next.89abcdef.js">';
    const after = noise(10_000);
    write('index.html', page({after}));
    check('--update');
    write('index.html', page({after, head: next}));
    expect(check()).toMatchObject({status: 0});
  });

  test('needs no entry for a new page as heavy as others', () => {
    const {write, check} = build();
    check('--update');
    write('new.html', page({}));
    expect(check()).toMatchObject({status: 0});
  });

  test('names a new page that is heavier than others of its kind', () => {
    const {write, check, entries} = build();
    entries({'/*': {}, '/blog/*': {}});
    const after = noise(10_000);
    write('long.html', page({after}));
    write('blog/post.html', page({}));
    check('--update');
    write('new.html', page({after}));
    write('blog/new.html', page({after}));
    const {status, output} = check();
    expect(status).toBe(1);
    expect(output).toContain('/blog/new: HTML: 7.6 kB, over the budget of');
    expect(output).toContain('for /blog/*');
    expect(output).not.toMatch(/^\/new:/m);
  });

  test('uses the own entry of a page', () => {
    const {write, check, entries} = build();
    entries({'/*': {}, '/heavy': {}});
    write('heavy.html', page({after: noise(10_000)}));
    check('--update');
    expect(check()).toMatchObject({status: 0});
    write('new.html', page({after: noise(10_000)}));
    expect(check().output).toContain('/new: HTML');
  });

  test('gives a page the limits that its entry leaves out from the next pattern', () => {
    const {write, check, entries} = build();
    const after = noise(10_000);
    write('long.html', page({after}));
    write('blog/post.html', page({}));
    entries({'/*': {}, '/blog/*': {JavaScript: 1}});
    check('--update');
    write('blog/new.html', page({after}));
    expect(check()).toMatchObject({status: 0});
    write('assets/js/more.89abcdef.js', noise(1000));
    const more = '<script src="/assets/js/more.89abcdef.js" defer></script>';
    write('blog/new.html', page({after: more}));
    expect(check().output).toContain('/blog/new: JavaScript: 8.3 kB, over');
  });

  test('lets a list of posts load more for each post after the first', () => {
    const {write, check, entries} = build();
    const list = (posts: number) =>
      page({
        after: Array.from(
          {length: posts},
          (_, post) =>
            `<article>${noise(9000).slice(1000 * post, 1000 * post + 1000)}</article>`,
        ).join(''),
        head: Array.from(
          {length: posts},
          (_, post) =>
            `<script src="/assets/js/post.${post}.js" defer></script>`,
        ).join(''),
      });
    for (const post of [0, 1, 2]) {
      write(`assets/js/post.${post}.js`, noise(1000));
    }
    entries({'/*': {}, '/blog': {}}, {HTML: 900, JavaScript: 800, files: 1});
    write('blog.html', list(0));
    check('--update');
    write('blog.html', list(1));
    expect(check().output).toContain('/blog: HTML');
    check('--update');
    write('blog.html', list(3));
    expect(check()).toMatchObject({status: 0});
    write('blog.html', `${list(3)}${noise(9000).slice(5000)}`);
    expect(check().output).toContain('/blog: HTML');
  });

  test('names an entry whose page is gone', () => {
    const {check, entries} = build();
    entries({'/*': {}, '/gone': {}});
    const {status, output} = check('--update');
    expect(status).toBe(1);
    expect(output).toContain('names /gone');
  });

  test('raises the limit of the search index with each page', () => {
    const {write, check} = build();
    write('search/index.abc.json', noise(3000));
    const {status, output} = check('--update');
    expect(status).toBe(1);
    expect(output).toContain('limit of 1.0 kB (number of pages: 1)');
    write('one.html', page({}));
    write('two.html', page({}));
    expect(check('--update')).toMatchObject({status: 0});
  });
});

describe('the first-screen check', () => {
  test('passes if only text after the first screen is long', () => {
    const {write, check} = build();
    write('index.html', page({after: noise(100_000)}));
    expect(check('--update')).toMatchObject({status: 0});
  });

  test.each([
    ['inline styles', {head: `<style>${noise(25_000)}</style>`}],
    ['a navigation', {before: `<nav>${noise(25_000)}</nav>`}],
    [
      'a list of contents before the text',
      {before: `<main><nav>${noise(25_000)}</nav>${paragraph}</main>`},
    ],
  ] as const)(
    'reports a first screen that is late because of %s',
    (name, where) => {
      const {write, check} = build();
      write('other.html', page(where));
      const {status, output} = check('--update');
      expect(status).toBe(1);
      expect(output).toContain('other.html: its first 14.0 kB hold');
    },
  );

  test.each([
    '<link rel="stylesheet" href="/s.css">',
    '<script src="/s.js"></script>',
  ])('reports a first screen that waits for %s', (tag) => {
    const {write, check} = build();
    write('other.html', page({head: tag}));
    const {status, output} = check('--update');
    expect(status).toBe(1);
    expect(output).toContain('other.html: the first screen waits');
  });

  test('allows a style sheet after the first screen', () => {
    const {write, check} = build();
    const sheet = '<link rel="stylesheet" href="/s.css">';
    write('index.html', page({after: sheet}));
    write('other.html', page({head: `<noscript>${sheet}</noscript>`}));
    expect(check('--update')).toMatchObject({status: 0});
  });
});
