import {expect, test} from 'vitest';
import fc from 'fast-check';
import {excerptOf} from '../../../../src/lib/search/excerpt';

const filler = 'Some other words stand here. '.repeat(10);

test('keeps a short text whole, and shows the beginning of a long one without a match', () => {
  expect(excerptOf('Run Slmgr.vbs.', new Set(['slmgr.vbs']))).toBe(
    'Run Slmgr.vbs.',
  );
  expect(excerptOf(filler, new Set(['zebra']))).toMatch(
    /^Some other .*[^\s.]…$/,
  );
});

test('shows the place where most of the words are, in the case of the text', () => {
  const text = `A Port is mentioned. ${filler}Open TCP Port 1688 in the Firewall. ${filler}`;
  const excerpt = excerptOf(text, new Set(['port', '1688', 'firewall']));
  expect(excerpt).toContain('Open TCP Port 1688 in the Firewall');
  expect(excerpt).toMatch(/^…\w.*\w…$/);
});

test('ends with the text if the match is at its end', () => {
  expect(excerptOf(`${filler}The last Word.`, new Set(['word']))).toMatch(
    /^….*The last Word\.$/,
  );
});

test('is a part of the text, of limited length, that has a matched word if the text has one', () => {
  const word = fc.stringMatching(/^[a-e]{1,60}$/);
  fc.assert(
    fc.property(fc.array(word, {minLength: 1, maxLength: 80}), (words) => {
      const text = words.join(' ');
      const wanted = words.at(-1)!;
      const excerpt = excerptOf(text, new Set([wanted]));
      const inner = excerpt.replace(/^…|…$/g, '');
      expect(text).toContain(inner);
      expect(excerpt.length).toBeLessThanOrEqual(152);
      expect(inner.split(' ')).toContain(wanted);
    }),
  );
});
