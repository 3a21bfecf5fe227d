import {describe, expect, test} from 'vitest';
import {
  addPolicy,
  allowInline,
  policyText,
  readInlineParts,
} from '../../../../src/plugins/post-build/steps/securityPolicy';

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body>${body}</body></html>`;

describe('inline parts of a page', () => {
  test.each([
    ['a style attribute', '<p style="color:red">x</p>'],
    ['an event handler', '<button onclick="x()">x</button>'],
  ] as const)('rejects %s with advice', (name, body) => {
    expect(() => readInlineParts(page('', body))).toThrow(
      /would be blocked.+Use a class or a component/,
    );
  });
});

describe('the policy of a page', () => {
  test('computes the hash in the example of the Content Security Policy standard', () => {
    // https://www.w3.org/TR/CSP3/#external-hash
    const policy = allowInline(
      {'script-src': ["'self'"]},
      {scripts: ['doSomething();'], styles: []},
    );
    expect(policyText(policy)).toBe(
      `script-src 'self' 'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='; style-src`,
    );
  });

  test('is added directly after the encoding', () => {
    const html = addPolicy(page('<title>t</title>'), "default-src 'none'");
    expect(html).toContain(
      '<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>',
    );
  });

  test('rejects a page that does not start with its encoding, or already has a policy', () => {
    expect(() => addPolicy('<html><head></head></html>', 'x')).toThrow(
      'encoding',
    );
    const endsAt = (byte: number) => {
      const start = page('').split('</head>')[0]!;
      return start.replace('<meta', (tag) =>
        tag.padStart(byte - start.length + tag.length),
      );
    };
    expect(() => addPolicy(endsAt(1024), 'x')).not.toThrow();
    expect(() => addPolicy(endsAt(1025), 'x')).toThrow('encoding');
    expect(() => addPolicy(addPolicy(page(''), 'x'), 'x')).toThrow('already');
  });
});
