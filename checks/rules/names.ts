/**
 * The names from which the build makes files and addresses: of pages, posts, pictures, authors and tags. They are lowercase,
 * because Windows and macOS take `KMS38.md` and `kms38.md` for one file.
 */
import * as z from 'zod';

/** What the font of the pictures for shared links lacks. It has a few rare letters more. */
const LACKING = /[^ -~\xa0-\xac\xae-\xffıŒœ–—‘’‚“”„•…′″‹›⁄€™↑↓−]/gu;

/** What is wrong with the title of a page, as a list of at most one sentence. */
export function titleFault(title: string): string[] {
  const letters = title.match(LACKING) ?? [];
  return letters.length === 0
    ? []
    : [
        `holds "${letters.join('')}", which the font of its picture in shared links lacks: write it with other characters`,
      ];
}

/** A dot only between digits, as in `windows_8.1_links`. */
const NAME = String.raw`[a-z0-9][a-z0-9_-]*(?:(?<=\d)\.\d[a-z0-9_-]*)*`;
/** Names of devices. On Windows, no file can have one, with any ending. */
const DEVICE = String.raw`(?:con|prn|aux|nul|com\d|lpt\d)(?![a-z0-9_-])`;
/** Words, and numbers apart from them: Docusaurus would make `/team-2` of `team2`. */
const KEY = String.raw`[a-z]+(?:-(?:[a-z]+|\d+))*`;

/** No longer than 100 characters, with an ending: the build makes files of the same name with other endings. */
const FITTING = String.raw`(?!${DEVICE}|[a-z0-9_.-]{101})`;

/** The source of a pattern for the last part of an address, which is the name of a file in the build too. */
export const addressPart = `${FITTING}${NAME}`;

const keyPattern = new RegExp(`^${FITTING}${KEY}$`);

/** The key of an author or a tag: from that of an author, Docusaurus makes an address. */
export const key = z.string('must be text: put it into quotation marks').refine(
  // Docusaurus looks it up in an object, which has fields of its own.
  (text) => keyPattern.test(text) && !(text in Object.prototype),
  'must be words of lowercase letters, and numbers, with hyphens between them, such as windows-11, 100 characters at most',
);
