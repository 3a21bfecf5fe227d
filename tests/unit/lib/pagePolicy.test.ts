import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {
  addPolicy,
  allowInline,
  policyText,
  readInlineParts,
  readPolicy,
} from '../../../src/lib/pagePolicy';

const sha256 = (text: string) =>
  createHash('sha256').update(text).digest('base64');

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body>${body}</body></html>`;

describe('what is inline in a page', () => {
  test('scripts and styles are found in head and body, each text once', () => {
    expect(
      readInlineParts(
        page(
          '<script>a()</script><script type="module">m()</script><style>p{}</style>',
          '<script>a()</script><style media="print">q{}</style><script src="/x.js"></script>',
        ),
      ),
    ).toEqual({scripts: ['a()', 'm()'], styles: ['p{}', 'q{}']});
  });

  test('the text counts as it stands, entities and line breaks included', () => {
    const {scripts} = readInlineParts(
      page('<script>\n if (a &amp;&amp; "é" < b) c()\r\n</script>'),
    );
    // A browser reads CRLF as LF, and no entities inside a script.
    expect(scripts).toEqual(['\n if (a &amp;&amp; "é" < b) c()\n']);
  });

  test('data is no script', () => {
    expect(
      readInlineParts(
        page(
          '<script type="application/ld+json">{}</script><script type="importmap">{"imports":{}}</script>',
        ),
      ).scripts,
    ).toEqual(['{"imports":{}}']);
  });

  test('what shows without JavaScript only counts too', () => {
    expect(
      readInlineParts(page('<noscript><style>.a{}</style></noscript>')).styles,
    ).toEqual(['.a{}']);
  });

  for (const [name, body] of [
    ['a style attribute', '<p style="color:red">x</p>'],
    ['an event handler', '<button onclick="x()">x</button>'],
  ] as const) {
    test(`${name} is refused with what to do instead`, () => {
      expect(() => readInlineParts(page('', body))).toThrow(
        /would be blocked.+Use a class or a component/,
      );
    });
  }
});

describe('the policy of a page', () => {
  test('the hash of the example in the Content Security Policy standard is the one given there', () => {
    // https://www.w3.org/TR/CSP3/#external-hash
    const policy = allowInline(
      {'script-src': ["'self'"]},
      {scripts: ['doSomething();'], styles: []},
      sha256,
    );
    expect(policyText(policy)).toBe(
      `script-src 'self' 'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='; style-src`,
    );
  });

  test('stands directly after the encoding and can be read back', () => {
    const html = addPolicy(page('<title>t</title>'), "default-src 'none'");
    expect(html).toContain(
      '<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>',
    );
    expect(readPolicy(html)).toBe("default-src 'none'");
    expect(readPolicy(page(''))).toBeNull();
  });

  test('a page without its encoding at the start, or with a policy, is refused', () => {
    expect(() => addPolicy('<html><head></head></html>', 'x')).toThrow(
      'encoding',
    );
    expect(() =>
      addPolicy(page('').replace('<meta', `${' '.repeat(1024)}<meta`), 'x'),
    ).toThrow('encoding');
    expect(() => addPolicy(addPolicy(page(''), 'x'), 'x')).toThrow('already');
  });
});
