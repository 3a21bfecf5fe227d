import {expect, test} from 'vitest';
import {codePoint, withoutInvisible} from '../../../../src/lib/text/invisible';

test('removes what nobody sees, and nothing else', () => {
  for (const character of [
    '\0',
    '\u0007',
    '\u007f',
    '\u0090',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u180e',
    '\u200b',
    '\u200d',
    '\u200e',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\u{e0041}',
  ]) {
    expect(
      withoutInvisible(`a${character}${character}b`),
      codePoint(character),
    ).toBe('ab');
  }
  const visible = 'a\tb\r\nc d\u00a0e\u2028f – ü日本ويندوز👍';
  expect(withoutInvisible(visible)).toBe(visible);
});
