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

/** Reads what `formatHeaders` wrote. */
export const parseHeaders = (text: string): PathHeaders[] =>
  text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split(`\n${indent}`);
      const headers = lines.map((line) => line.split(/: (.*)/, 2));
      return {path, headers: Object.fromEntries(headers)};
    });

/** The path below which the site is served: its first rule is for every path. `null` if that is not so. */
export function baseUrlOf([first]: readonly PathHeaders[]): string | null {
  return first?.path.endsWith('/*') ? first.path.slice(0, -1) : null;
}

/** Whether a rule applies to a path from the root of the host. */
export function matches(
  rule: Pick<PathHeaders, 'path'>,
  path: string,
): boolean {
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
