/** Decodes the bytes of a text file. Windows writes UTF-8, UTF-16 with a byte order mark, and old code pages. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const marks: Readonly<Record<string, string>> = {
    '255 254': 'utf-16le',
    '254 255': 'utf-16be',
  };
  return new TextDecoder(marks[`${first} ${second}`] ?? 'utf-8').decode(bytes);
}
