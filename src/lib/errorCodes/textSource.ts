/** Texts of files. */
import {formatBytes} from '../fileHash/formatBytes';
import {decodeText} from '../text/decodeText';

/** Longer texts are cut to their end: the last lines of a log say what stopped. */
export const longestText = 5_000_000;

export interface TextSource {
  text: string;
  /** What was read, in a sentence. */
  note: string;
}

/** Says how much of a text is read: all of it, or only the end if it is too long. */
function noteOf(name: string, length: number): string {
  return length <= longestText
    ? `Read ${name} whole (${formatBytes(length)}). It stayed in your browser.`
    : `Read the last ${formatBytes(longestText)} of ${name} (${formatBytes(length)}), because the end of a log says what stopped. It stayed in your browser.`;
}

/**
 * Reads a file, or its end if it is too long. Rejects for a folder, and for a file that is locked or not permitted.
 */
export async function fileSource(file: {
  name: string;
  size: number;
  slice: (start: number) => {arrayBuffer: () => Promise<ArrayBuffer>};
}): Promise<TextSource> {
  const part = file.slice(Math.max(0, file.size - longestText));
  return {
    text: decodeText(await part.arrayBuffer()),
    note: noteOf(file.name, file.size),
  };
}

/** What to do about a file that `fileSource` could not read. */
export function explainUnreadable(name: string): string {
  return `${name} cannot be read. It may be a folder, in use by another program, or closed to your account. Copy it to another folder and open the copy.`;
}
