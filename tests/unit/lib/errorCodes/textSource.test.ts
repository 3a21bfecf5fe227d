import {expect, test} from 'vitest';
import {
  fileSource,
  longestText,
} from '../../../../src/lib/errorCodes/textSource';

const file = (name: string, ...parts: (string | Uint8Array)[]) =>
  new File(parts as BlobPart[], name);

test('a file is read whole, and says so', async () => {
  expect(await fileSource(file('setupact.log', 'Error 0xC004F074'))).toEqual({
    text: 'Error 0xC004F074',
    note: 'Read setupact.log whole (16 bytes). It stayed in your browser.',
  });
});

test('of a file over 5 MB, the end is read, and it says so', async () => {
  const {text, note} = await fileSource(
    file('CBS.log', 'x'.repeat(7_000_000), 'Error 0xC004F074'),
  );
  expect(text).toHaveLength(longestText);
  expect(text.endsWith('Error 0xC004F074')).toBe(true);
  expect(note).toBe(
    'Read the last 5.00 MB of CBS.log (7.00 MB), because the end of a log says what stopped. It stayed in your browser.',
  );
});

test('a file in UTF-16 is read', async () => {
  const bytes = new Uint8Array(
    Uint16Array.from('\ufeff0xC004F074', (letter) => letter.charCodeAt(0))
      .buffer,
  );
  expect((await fileSource(file('log.txt', bytes))).text).toBe('0xC004F074');
});
