/** Finds the lines of a data module, so that a test can say where a wrong entry is. */
import ts from 'typescript';
import {test} from 'vitest';
import type {Fault} from '../../checks/fault';
import {projectDirectory} from './build';
import {expectNoFaults} from './faults';
import {readProject} from './sources';

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string): ts.SourceFile {
  const known =
    parsed.get(path) ??
    ts.createSourceFile(
      `${projectDirectory}/${path}`,
      readProject(path),
      ts.ScriptTarget.Latest,
    );
  parsed.set(path, known);
  return known;
}

/** The literal in `value as const`, `value satisfies Type` or `complete(value)`. */
function literalOf(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return literalOf(node.expression);
  }
  const rows = ts.isCallExpression(node) && node.arguments.at(-1);
  return rows ? literalOf(rows) : node;
}

function declarationOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name);
}

/** The element or the property that a literal has under a key. */
function childOf(
  file: ts.SourceFile,
  parent: ts.Node,
  key: string | number,
): ts.Node | undefined {
  const value =
    ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
      ? parent.initializer && literalOf(parent.initializer)
      : parent;
  if (!value) {
    return undefined;
  }
  if (ts.isArrayLiteralExpression(value) && typeof key === 'number') {
    const before = value.elements.slice(0, key + 1);
    return before.some((element) => ts.isSpreadElement(element))
      ? undefined
      : value.elements[key];
  }
  if (!ts.isObjectLiteralExpression(value)) {
    return undefined;
  }
  for (const property of value.properties) {
    const {name} = property;
    if (ts.isSpreadAssignment(property)) {
      const spread = childOf(file, literalOf(property.expression), key);
      if (spread) {
        return spread;
      }
    } else if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      if (name.text === key) {
        return property;
      }
    }
  }
  return undefined;
}

/**
 * The line of a value in a module, such as `['navbarStart', 4, 'links', 2, 'label']`; if it is not written out, the line
 * of what contains it. In JSON with a row on each line, the line with the first key. `path` is relative to the project.
 */
export function lineInModule(
  path: string,
  [name, ...keys]: readonly [string, ...(string | number)[]],
): number {
  if (path.endsWith('.json')) {
    return lineWith(path, JSON.stringify(keys[0]));
  }
  const file = parse(path);
  let found = declarationOf(file, name);
  for (const key of keys) {
    const child = found && childOf(file, found, key);
    if (!child) {
      break;
    }
    found = child;
  }
  return found
    ? file.getLineAndCharacterOfPosition(found.getStart(file)).line + 1
    : 1;
}

/** A fault of a value in a module. */
export const faultIn = (
  path: string,
  keys: readonly [string, ...(string | number)[]],
  message: string,
): Fault => ({path, line: lineInModule(path, keys), message});

/** Later than today in every time zone. */
export const tomorrow = new Date(Date.now() + 86_400_000)
  .toISOString()
  .slice(0, 10);

/** The first line of a file that holds a text, for what no path of keys leads to; the first line if there is none. */
export function lineWith(path: string, text: string): number {
  const lines = readProject(path).split('\n');
  return (
    Math.max(
      lines.findIndex((line) => line.includes(text)),
      0,
    ) + 1
  );
}

/** A list that a data module exports. */
export interface DataList<T> {
  /** Relative to the project. */
  path: string;
  /** Name of the exported array. */
  name: string;
  entries: readonly T[];
  /** Where an entry is in the array, if not at its own index: `[2, 'switches', 0]`. */
  keysOf?: (index: number) => readonly (string | number)[];
  /** What a message calls an entry. */
  titleOf: (entry: T) => string;
}

/** Whether an entry is right; or what is wrong with it, for `{}` in what to do. */
type Rule<T> = (
  entry: T,
  index: number,
  entries: readonly T[],
) => boolean | string;

/** Rules by the field that is wrong, or `entry`, and by what to do. There, `{code}` is the field `code` of the entry. */
export type Rules<T> = Readonly<
  Partial<
    Record<(keyof T & string) | 'entry', Readonly<Record<string, Rule<T>>>>
  >
>;

/** No entry above has the same. */
export const isFirst =
  <T>(valueOf: (entry: T) => unknown): Rule<T> =>
  (entry, index, entries) =>
    entries.findIndex((each) => valueOf(each) === valueOf(entry)) === index;

/** Whether there is nothing twice in a list. */
export const areDistinct = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

/** The entries that break a rule. */
function faultsOf<T>(
  {path, name, entries, keysOf, titleOf}: DataList<T>,
  rules: Rules<T>,
): Fault[] {
  const all = Object.entries(rules).flatMap(([field, each]) =>
    Object.entries(each as Record<string, Rule<T>>).map(
      ([fix, rule]) => [field, fix, rule] as const,
    ),
  );
  return entries.flatMap((entry, index) =>
    all.flatMap(([field, fix, rule]) => {
      const found = rule(entry, index, entries);
      const said = fix.replace(/\{(\w*)\}/g, (_, part: string) =>
        String(part ? entry[part as keyof T] : found),
      );
      const keys = [...(keysOf?.(index) ?? [index]), field];
      return found === true
        ? []
        : faultIn(path, [name, ...keys], `${titleOf(entry)}: ${said}`);
    }),
  );
}

/** One test of the lists of a module: it fails with each entry that breaks a rule, and how to fix it. */
export function testRules<T>(
  lists: DataList<T> | readonly DataList<T>[],
  rules: Rules<T>,
): void {
  const all = [lists].flat() as readonly DataList<T>[];
  test(`each entry of ${[...new Set(all.map(({name}) => name))].join(' and ')} keeps the rules`, () => {
    expectNoFaults(all.flatMap((list) => faultsOf(list, rules)));
  });
}
