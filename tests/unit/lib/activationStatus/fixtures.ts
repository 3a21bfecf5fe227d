import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Knowledge} from '../../../../src/lib/activationStatus/pageLinks';
import {activationStatusReader} from '../../../../src/lib/reference/activationStatusReader';

const directory = path.resolve(
  __dirname,
  '../../../fixtures/activation-status',
);

/** The time at which the fixtures are "pasted". Their dates match it. */
export const pastedAt = new Date('2026-11-21T10:00:00Z');

const {codesWithEntry, meanings, supportEnds} = activationStatusReader({});

/** What the tables of the site say, as the page gives it to the reader. */
export const knowledge: Knowledge = {
  hasEntry: (code) => codesWithEntry.includes(code),
  meaningOf: (code) => meanings[code],
  supportEndOf: (release) => supportEnds[release],
};

/** Names of all fixtures, without `.txt`. */
export const fixtureNames: readonly string[] = readdirSync(directory)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length))
  .sort();

/** The text of a fixture, byte for byte. */
export function readFixture(name: string): string {
  return readFileSync(path.join(directory, `${name}.txt`), 'utf8');
}
