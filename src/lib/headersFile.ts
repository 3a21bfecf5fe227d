/** The `_headers` file that hosts of static sites read: rules by path, and what they give to an address. */

/** A rule as it stands in the file. */
export interface Rule {
  /** Path from the root of the host. One `*` stands for any text, slashes included. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const indent = '  ';

export function formatHeaders(rules: readonly Rule[]): string {
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

/** Reads a `_headers` file; lines that start with `#` are comments. Throws with the number of a line that is neither. */
export function parseHeaders(text: string): Rule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) {
      continue;
    }
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(`_headers, line ${index + 1}: "${line}" is no header.`);
    }
    rule.headers[name] = value;
  }
  return rules;
}

/** Whether a rule is for an address, given as the path from the root of the host. */
export function matches(rule: Pick<Rule, 'path'>, path: string): boolean {
  const [start = '', end] = rule.path.split('*');
  return end === undefined
    ? path === start
    : path.startsWith(start) &&
        path.endsWith(end) &&
        path.length >= start.length + end.length;
}

/** The headers of an address, from every rule that matches it; values of the same header are joined as hosts do. */
export function headersFor(
  rules: readonly Rule[],
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

/** Headers that two rules set for one of the given addresses. */
export function doubleHeaders(
  rules: readonly Rule[],
  paths: readonly string[],
): string[] {
  const faults = new Set<string>();
  for (const path of paths) {
    const owners = new Map<string, string>();
    for (const rule of rules.filter((one) => matches(one, path))) {
      for (const name of Object.keys(rule.headers)) {
        const owner = owners.get(name);
        if (owner !== undefined) {
          faults.add(
            `The rules ${owner} and ${rule.path} both set ${name} of ${path}; hosts would join the two values.`,
          );
        }
        owners.set(name, rule.path);
      }
    }
  }
  return [...faults];
}
