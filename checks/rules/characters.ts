/** What a reader of the text does not see, but a browser or a checker obeys. */
import {codePoint, invisible} from '../../src/lib/text/invisible';
import {faultsOf, lineAt, type Fault} from '../fault';

/**
 * An emoji, whose parts may be joined by what nobody sees; or what nobody sees elsewhere. Only some digits and marks of ASCII
 * begin one: in a process with many patterns, V8 compiles further ones without optimizing, so trying thousands of emoji at each
 * letter takes a hundred times as long.
 */
const PART = new RegExp(
  `(?=[\\d#*]?[^ -~])(?:(\\p{RGI_Emoji})|${invisible.source})`,
  'gv',
);

export const withoutHidden = (text: string): string => text.replace(PART, '$1');

/** Instructions to cspell, markdownlint and Prettier. cspell finds them anywhere, not only in comments. */
const SWITCH =
  /\b(?:c?spell|spell-?checker)::?|\bLocalWords\b|\bmarkdownlint-(?:capture|configure|disable|enable|restore)|\bprettier-ignore/i;

/** What reading as UTF-8 makes of bytes that are none, and of the zero bytes between the letters of UTF-16. */
const UNREADABLE = /\uFFFD|\0.?\0/s;

/** Why the text cannot be read, as a list of at most one fault. `text` is the whole file as it is stored. */
export function checkEncoding(path: string, text: string): Fault[] {
  const index = text.search(UNREADABLE);
  return index < 0
    ? []
    : [
        {
          path,
          line: lineAt(text, index),
          message:
            'the line holds what cannot be read as UTF-8: save the file with that encoding, as in your editor’s status bar, and correct each �',
        },
      ];
}

/** `text` is the whole file as it is stored. */
export function checkCharacters(path: string, text: string): Fault[] {
  const unreadable = checkEncoding(path, text);
  if (unreadable.length > 0) {
    return unreadable;
  }
  const lines = text
    .split('\n')
    .map((content, index) => ({line: index + 1, content}));
  const firstReturn = lines.find(({content}) => content.includes('\r'));
  return faultsOf(path, lines, (row) => {
    const hidden = new Set(
      Array.from(row.content.matchAll(PART), ([part, emoji]) =>
        emoji ? [] : codePoint(part),
      ).flat(),
    );
    const [instruction] = SWITCH.exec(row.content) ?? [];
    return [
      row === firstReturn &&
        'the line ends as on Windows: save the file with the line ends LF, as in your editor’s status bar',
      hidden.size > 0 &&
        `the line holds characters that nobody sees (${[...hidden].join(', ')}): delete them`,
      instruction &&
        `"${instruction}" would switch a checker off: correct the text instead, or add a word to .ci/settings/words.txt`,
    ];
  });
}
