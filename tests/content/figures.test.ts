import {expect, test} from 'vitest';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';

/** Figures that several texts give, written out. A text with another value is wrong, whichever it is. */
const figures: readonly [what: string, find: RegExp, values: string[]][] = [
  [
    'the days that a KMS activation lasts',
    /(?:activation lasts|activation is valid for|normally lasts|up to|starts the|shows at most|more than|client that went) (\d+) days/gi,
    ['180'],
  ],
  [
    'the days after which a client renews it',
    /\b(?:renewed|renew) every (\w+) days/g,
    ['7', 'seven'],
  ],
  [
    'the clients that must ask a KMS host before it answers',
    /\b(\d+ Windows clients|\d+ servers|\d+ volume Office)\b/gi,
    ['25 Windows clients', '5 servers', '5 volume Office'],
  ],
  ['the port of KMS', /\bport (1\d{3})\b/gi, ['1688']],
  ['the last day of a KMS38 period', /\b(\w+ \d+), 2038\b/g, ['January 19']],
];

for (const [what, find, values] of figures) {
  test(`every text gives the same for ${what}`, () => {
    const found = contentFiles.flatMap(({path, source}) =>
      [...source.matchAll(find)].map(({0: text, 1: value, index}) => ({
        path,
        line: source.slice(0, index).split('\n').length,
        text,
        value,
      })),
    );
    expect(found).not.toEqual([]);
    expectNoFaults(
      found
        .filter(({value}) => !values.includes(value!))
        .map(({path, line, text}) => ({
          path,
          line,
          message: `"${text}" is not what other texts give for ${what}: write ${values.join(' or ')}, or change tests/content/figures.test.ts and every text`,
        })),
    );
  });
}
