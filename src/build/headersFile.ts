/** Reads and writes the `_headers` file of static site hosts: rules that set response headers by path. */

/** A rule in the file. */
export interface PathHeaders {
  /** Path from the root of the host. May contain one `*`, which matches any text, including slashes. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const indent = '  ';

export function formatHeaders(rules: readonly PathHeaders[]): string {
  return rules
    .map(({path, headers}) =>
      [
        path,
        ...Object.entries(headers).map(
          ([name, value]) => `${indent}${name}: ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * Parses a `_headers` file. Lines that start with `#` are comments.
 *
 * @throws {Error} with the line number of an invalid line.
 */
export function parseHeaders(text: string): PathHeaders[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) {
      continue;
    }
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] =
      /^\s+([\w-]+):\s*(\S.*)$/.exec(line.trimEnd()) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `_headers, line ${index + 1}: "${line}" is not a header.`,
      );
    }
    rule.headers[name] = value;
  }
  return rules;
}

/** The path below which the site is served: its first rule is for every path. `null` if that is not so. */
export function baseUrlOf([first]: readonly PathHeaders[]): string | null {
  return first?.path.endsWith('/*') ? first.path.slice(0, -1) : null;
}

/** Whether a rule applies to a path from the root of the host. */
export function matches(rule: Pick<PathHeaders, 'path'>, path: string): boolean {
  const [start = '', end] = rule.path.split('*');
  return end === undefined
    ? path === start
    : path.startsWith(start) &&
        path.endsWith(end) &&
        path.length >= start.length + end.length;
}

/** The headers for a path from all matching rules. Values of the same header are joined, as hosts do. */
export function headersFor(
  rules: readonly PathHeaders[],
  path: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    if (matches(rule, path)) {
      for (const [name, value] of Object.entries(rule.headers)) {
        found[name] = name in found ? `${found[name]}, ${value}` : value;
      }
    }
  }
  return found;
}
