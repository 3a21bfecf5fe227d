import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findErrorCode} from '../../../../src/lib/errorCodes/find';

const directory = path.resolve(
  __dirname,
  '../../../fixtures/activation-status',
);

/** The time at which the fixtures are "pasted". Their dates match it. */
export const pastedAt = new Date('2026-11-21T10:00:00Z');

/** Whether the troubleshooter has an entry for a code. */
export const hasEntry = (code: string): boolean =>
  findErrorCode(code) !== undefined;

/** Names of all fixtures, without `.txt`. */
export const fixtureNames: readonly string[] = readdirSync(directory)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length))
  .sort();

/** The text of a fixture, byte for byte. */
export function readFixture(name: string): string {
  return readFileSync(path.join(directory, `${name}.txt`), 'utf8');
}
