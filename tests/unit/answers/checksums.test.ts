import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {saidByBox, saidOfFile, toolAnswers} from '../../support/said';

const name = 'Windows.iso';
const content = 'Windows';
const digest = (algorithm: string, text = content) =>
  createHash(algorithm).update(text).digest('hex');
const sha256 = digest('sha256');
const sha512 = digest('sha512');
const half = sha256.length / 2;
const halves = (between: string, sum = sha256) =>
  `${sum.slice(0, sum.length / 2)}${between}${sum.slice(sum.length / 2)}`;

/** Ways in which a page, a mail or a console breaks a value that belongs together. */
const broken = {
  'a place to break in a table': `<tr><td>Windows.iso</td><td>${halves('<wbr>')}</td></tr>`,
  'several places to break': `<td>${sha256.replace(/.{16}(?=.)/g, '$&<wbr/>')}</td>`,
  'a place to break at the end of a line': `<tr>\n<td>x64</td>\n<td>${halves('<wbr>\n    ')}</td>\n</tr>`,
  'a soft hyphen': `x64 ${halves('&shy;')} English`,
  'a space without width': `x64 ${halves('&#8203;')} English`,
  'an invisible character': `x64 ${halves('\u200b')} English`,
  'a tag around a part': `<p>x64: <span class="a">${sha256.slice(0, half)}</span><span>${sha256.slice(half)}</span></p>`,
  'the end of a line': halves('\n'),
  'the end of a line below its name': `The SHA-256:\n${halves('\n')}\nEnglish`,
  'groups of four': sha256.replace(/.{4}(?=.)/g, '$& '),
  'groups with colons': sha256.replace(/.{2}(?=.)/g, '$&:'),
};

describe.each(Object.entries(broken))('a value broken by %s', (_, text) => {
  test('is that of its file, and no shorter one', async () => {
    expect(saidOfFile(name, content, text)).toMatch(
      /has the pasted SHA-256: it is, bit for bit/,
    );
    for (const said of [await saidByBox(text), toolAnswers.verifier(text)]) {
      // Two lines of 32 digits may also be two MD5s.
      expect(said).toMatch(/^One (?:SHA-256 )?value found/);
    }
  });
});

/** Texts whose values may be parts of a longer one: nobody can tell. */
const open = {
  'halves in one line': `x64 ${halves(' ')}`,
  'halves in two lines among others': `for x64\n${halves('\n')}\nfor x86 ask us`,
  'quarters of a SHA-512': sha512.replace(/.{32}(?=.)/g, '$&\n'),
  'halves of a SHA-512': halves('\n', sha512),
  'halves with a hyphen': halves('-'),
};

test.each(Object.entries(open))(
  'nothing is called damaged for %s',
  (_, text) => {
    expect(saidOfFile(name, content, text)).not.toMatch(/damaged|modified/);
  },
);

/** Texts with one strong value: a file that differs is damaged or modified, if the value is for its release. */
const whole = {
  'a value': digest('sha256', 'Office'),
  'a value in a table': `<tr><td>SHA-256</td><td>${digest('sha256', 'Office')}</td></tr>`,
  'a value beside a size and a year': `2022 5368709120 ${digest('sha256', 'Office')}`,
  'a value beside a CRC': `SHA-256: ${digest('sha256', 'Office')} CRC32: 8589EE18`,
  'a question': `Is it ${digest('sha256', 'Office')}?`,
  'values in cells of their own': `<td>${digest('sha1', 'Office')}</td><td>${digest('sha256', 'Office')}</td>`,
};

test.each(Object.entries(whole))('%s that differs is said to', (_, text) => {
  expect(saidOfFile(name, content, text)).toMatch(
    /Check that .+ If it is, the file is damaged or modified/,
  );
});

/** Texts that don't say for sure which value this file has. */
const unsure = {
  'its SHA-256 beside another SHA-512': `SHA-256: ${sha256}\nSHA-512: ${digest('sha512', 'Office')}`,
  'two values, as a log prints them': `expected ${digest('sha256', 'Office')}, got ${digest('sha256', 'Visio')}`,
  'a certificate': `Thumbprint: ${digest('sha256', 'Office')}`,
  'another algorithm': `BLAKE2s-256: ${digest('sha256', 'Office')}`,
  'a list, also with its name': `${digest('sha256', 'Office')} *Windows.iso\n${digest('sha256', 'Visio')} *Other.iso`,
  'a file that nobody publishes a value for': `The Media Creation Tool made it. SHA-256: ${digest('sha256', 'Office')}`,
  'a label that contradicts the length': `SHA-512: ${digest('sha256', 'Office')}`,
};

test.each(Object.entries(unsure))('%s makes no file damaged', (_, text) => {
  expect(saidOfFile(name, content, text)).not.toMatch(/damaged|modified/);
});

/** What `gpg --print-mds` writes. */
const printed = `Windows.iso:    MD5 = AE A2 34 89 CE 3A A9 B6  40 6E BB 28 E0 CD A4 30
Windows.iso:   SHA1 = 26D9 C28D 789C 254F 71EA  99A3 463B 99A7 CCC2 F4FA
Windows.iso: RMD160 = A449 1D84 EB5F 87FA F4BC  2E88 DFBF 7E74 5873 E88F
Windows.iso: SHA224 = 6ADD03DB BC2E6091 29E000CB D90F3262 8731EC36 D8176F1F
                      3FD6F186
Windows.iso: SHA256 = D598026A 9CBC6050 5F138CE5 3AC78088 D582100C 196D0F70
                      C7E2538D 4A8D7E10
Windows.iso: SHA384 = 79311D02 27222972 D92E2E36 492B183F FAB72B1C 02F81705
                      29935526 8D7DCB9B FB75310E 833A5B32 81756CF8 0DD59723
Windows.iso: SHA512 = 5E78A675 04DCCD43 5D557FFF 139F0867 47366125 CFD3259F
                      41C059F5 BCB54550 50C05302 8FBC0748 CC321F74 62D3B488
                      633FD7BC 89D5F37E 047E5B83 E8B1A47A`;

test('what is read of gpg is right, and nothing is called cut', async () => {
  expect(saidOfFile(name, content, printed)).toMatch(
    /has the pasted SHA-512: .+ Another value differs/,
  );
  for (const said of [
    await saidByBox(printed),
    toolAnswers.verifier(printed),
  ]) {
    expect(said).toMatch(/^5 values found/);
    expect(said).toMatch(/names another kind of value, too/);
    expect(said).not.toMatch(
      /: copy the whole value|By the words beside it|0x[\dA-F]{8}/,
    );
  }
});

test.each([
  ['SHA1', /has the pasted SHA-1/],
  // Of the same length.
  ['RMD160', /the pasted value is not its SHA-1/],
])('%s of gpg alone is whole', async (algorithm, verdict) => {
  const [, value = ''] = new RegExp(`${algorithm} = (.+)`).exec(printed) ?? [];
  const text = `Windows.iso: ${value}`;
  expect(saidOfFile(name, content, text)).toMatch(verdict);
  for (const said of [await saidByBox(text), toolAnswers.verifier(text)]) {
    expect(said).toMatch(/^One \S+ value found/);
  }
});

test.each([
  'Windows.iso: AE A2 34 89 CE 3A A9 B6  40 6E BB 28 E0 CD A4 30',
  '00000000  4d 5a 90 00 03 00 00 00  04 00 00 00 ff ff 00 00  |MZ..............|',
])('%s can be of a dump, so no checksum is read', (text) => {
  expect(toolAnswers.verifier(text)).toMatch(/^No checksum was read/);
});

test.each(['Authentihash', 'Imphash:', 'Vhash'])(
  '%s is of a part of the file, so it makes none damaged',
  (label) => {
    const text = `${label} ${digest('sha256', 'Office')}`;
    expect(saidOfFile(name, content, text)).not.toMatch(/damaged|modified/);
    expect(toolAnswers.verifier(text)).toMatch(/another kind of value/);
  },
);

test('a list of two files does not make one of them damaged', async () => {
  const list = `${sha256}  Windows.iso\n${digest('sha256', 'Office')}  Office.img`;
  for (const said of [await saidByBox(list), toolAnswers.verifier(list)]) {
    expect(said).toMatch(/They differ, as those of two files do/);
    expect(said).not.toMatch(/If one is published and the other yours/);
  }
  expect(saidOfFile(name, content, list)).toMatch(
    /Another value differs, as that of another file does/,
  );
});

test('values in cells side by side stay apart', () => {
  expect(
    saidOfFile(
      name,
      content,
      `<td>${digest('sha256')}</td><td>${digest('sha256', 'Office')}</td>`,
    ),
  ).toMatch(/has the pasted SHA-256: .+ Another value differs/);
});
