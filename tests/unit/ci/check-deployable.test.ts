import {expect, test} from 'vitest';
import {runScript} from '../../support/runScript';
import {testFolder} from '../../support/testFolder';

interface Options {
  /** The address that the build was made for. */
  made?: string;
  published?: string;
  /** Files beside the home page. */
  files?: Record<string, string>;
}

/** Checks a build of one page, which was made for one address and will be published at another. */
function check(
  html: string,
  {
    made = 'https://alice.github.io/',
    published = made,
    files = {},
  }: Options = {},
) {
  const canonical = `<link data-rh=true rel=canonical href=${made}>`;
  const directory = testFolder({'index.html': canonical + html, ...files});
  const options = [directory, '--address', published];
  return runScript('.ci/checks/deployable.mjs', options);
}

test.each([
  'https://chat.example.org/mas',
  'https://git.example/x',
  'http://localhost:3000/',
])('refuses a build that links to %s', (link) => {
  const {status, stderr} = check(`<a href="${link}">x</a>`);
  expect(status).toBe(1);
  expect(stderr).toContain(new URL(link).hostname);
  expect(stderr).toContain('package.json');
});

test('refuses a security contact at an example name', () => {
  const contact = (host: string) =>
    check('', {files: {'security.txt': `Contact: mailto:a@${host}\n`}});
  expect(contact('docs.example.org').status).toBe(1);
  expect(contact('docs.example.org').stderr).toContain('securityEmail');
  expect(contact('docs.microsoft.com').status).toBe(0);
});

test('allows real names, and example names in plain text', () => {
  const html =
    '<a href="https://learn.microsoft.com/x">x</a><code>slmgr /skms kms.corp.example</code>';
  expect(check(html).status).toBe(0);
});

test.each([
  [
    'https://alice.github.io/',
    'https://alice.github.io/mas-docs',
    '/mas-docs/',
  ],
  ['https://alice.github.io/preview/', 'https://alice.github.io/', '/'],
  ['https://alice.github.io/', 'https://docs.alice.dev', '/'],
] as const)(
  'refuses a build for %s that would be published at %s',
  (made, published, base) => {
    const {status, stderr} = check('', {made, published});
    expect(status).toBe(1);
    expect(stderr).toContain(`This build is for ${made}, but`);
    expect(stderr).toContain(
      `SITE_URL=${new URL(published).origin} and SITE_BASE_URL=${base}.`,
    );
  },
);

test('allows a build for its address, with or without a slash at the end or HTTPS', () => {
  for (const published of [
    'https://alice.github.io/mas-docs',
    'http://alice.github.io/mas-docs/',
  ]) {
    const made = 'https://alice.github.io/mas-docs/';
    expect(check('', {made, published}).status).toBe(0);
  }
});
