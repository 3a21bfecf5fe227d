import {expect, test} from 'vitest';
import {decodeText} from '../../../../src/lib/text/decodeText';

test.each([
  ['UTF-8', [0x68, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x68, 0xc3, 0xa9]],
  ['UTF-16, as Windows PowerShell writes it', [0xff, 0xfe, 0x68, 0, 0xe9, 0]],
  ['UTF-16, the other way round', [0xfe, 0xff, 0, 0x68, 0, 0xe9]],
])('decodes %s', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes).buffer)).toBe('h\u00e9');
});
