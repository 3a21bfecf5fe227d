import {expect, test} from 'vitest';
import {
  highlight,
  parseLineRange,
  parseMeta,
} from '../../../src/build/highlight';

const none = new Set<number>();

test.each([
  ['powershell', 'Get-FileHash .\\file.iso -Algorithm SHA256', 'function'],
  ['batch', 'cscript //nologo %windir%\\System32\\slmgr.vbs /dlv', 'variable'],
  ['xml', '<Add OfficeClientEdition="64" />', 'attr-value'],
  ['ini', '[PID]\nValue=X', 'key'],
  ['bash', 'shasum -a 256 "file.iso"', 'string'],
] as const)(
  '%s gets token classes and keeps its text',
  (language, code, token) => {
    const html = highlight(code, language, none);
    expect(html).toMatch(new RegExp(`class="token[^"]*\\b${token}\\b`));
    const text = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  },
);

for (const [language, code, highlighted] of [
  [
    'powershell',
    'Test-NetConnection licensing.mp.microsoft.com -Port 443',
    ['Test-NetConnection'],
  ],
  ['powershell', 'nslookup -type=all _vlmcs._tcp', []],
  ['powershell', 'dir | sort', ['dir', 'sort']],
  [
    'batch',
    'DISM /Online /Get-CurrentEdition',
    ['DISM', '/Online', '/Get-CurrentEdition'],
  ],
  ['batch', 'certutil -hashfile windows-type.iso', ['certutil', '-hashfile']],
  ['batch', 'dism /WimFile:D:\\sources', ['dism', '/WimFile']],
] as const) {
  test(`${code} has colors on whole commands and switches only`, () => {
    const words = Array.from(
      highlight(code, language, none).matchAll(
        /class="token (?:command )?(?:function|keyword|parameter)[^>]*>([^<]+)/g,
      ),
      ([, word]) => word,
    );
    expect(words).toEqual(highlighted);
  });
}

test('an unknown language gives escaped plain text', () => {
  expect(highlight('a < b & c\n', 'text', none)).toBe('a &lt; b &amp; c');
});

test('highlighted lines are marked', () => {
  expect(highlight('one\ntwo\nthree', 'text', new Set([2]))).toBe(
    'one\n<mark>two</mark>\nthree',
  );
});

test('reads the title and the lines of a fence', () => {
  expect(parseMeta('title="Command Prompt (administrator)" {1,3-4}')).toEqual({
    title: 'Command Prompt (administrator)',
    highlightedLines: new Set([1, 3, 4]),
  });
  expect(parseMeta('')).toEqual({
    title: undefined,
    highlightedLines: new Set(),
  });
});

test('an invalid range gives no lines', () => {
  expect(parseLineRange('x,3-1,')).toEqual(new Set());
});
