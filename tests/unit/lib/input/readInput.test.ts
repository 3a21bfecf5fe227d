import {expect, test} from 'vitest';
import {readInput} from '@site/src/lib/input/readInput';

const kindsOf = (text: string) => readInput(text).map(({kind}) => kind);

test('judges the beginning and the end of a text of any length, and all of one with up to 400,000 characters', () => {
  const line = 'nothing to see here\n';
  const filler = line.repeat(200_000 / line.length);
  const code = 'error 0xC004F074';
  expect(kindsOf(`${code}\n${filler}${filler}`)[0]).toBe('code');
  expect(kindsOf(`${filler}${filler}${code}`)[0]).toBe('code');
  expect(kindsOf(`${filler}${filler}${filler}`)[0]).toBe('words');
  const half = filler.slice(code.length / 2);
  expect(half.length * 2 + code.length).toBe(400_000);
  expect(kindsOf(half + code + half)[0]).toBe('code');
  // One character more, and the code is cut in two.
  expect(kindsOf(`${half}${code}\n${half}`)[0]).toBe('words');
});
