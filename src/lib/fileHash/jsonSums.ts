/** Rewrites JSON with checksums as lines of a checksum file. */
import {allNamed} from './algorithms';

const nameKey = /^(?:path|file|file_?name|name|url|uri)$/i;

function linesOf(value: unknown, key: string, name: string): string[] {
  if (typeof value === 'string') {
    return /^(?:sha-?\d{1,3}: )?[0-9a-f]{20,}$/i.test(value)
      ? [`${key} ${name && `(${name}) =`} ${value}`]
      : [];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const entries = Object.entries(value);
  const textOf = (pattern: RegExp): string =>
    String(entries.find(([each]) => pattern.test(each))?.[1] ?? '');
  const algorithm = textOf(/^algorithm$/i);
  const file = textOf(nameKey) || name;
  return entries.flatMap(([each, inner]) =>
    linesOf(
      inner,
      allNamed(each).length > 0 ? each : algorithm,
      // A key such as `Windows.iso` names what is below it.
      /\.\w{1,8}$/.test(each) ? each : file,
    ),
  );
}

/** One line for each checksum of a JSON text; undefined if the text is no JSON. */
export function linesOfJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text)) {
    return undefined;
  }
  try {
    return linesOf(JSON.parse(text), '', '').join('\n');
  } catch {
    return undefined;
  }
}
