/** The rows of `tests/corpus`. CONTRIBUTING says how to add one, and `tests/unit/corpus.test.ts` asks the site about them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  isAlias,
  isSeq,
  LineCounter,
  parseDocument,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** The files, by what their texts are. */
export const corpusFiles = [
  'codes',
  'commands',
  'reports',
  'sums',
  'wishes',
  'words',
] as const;

export type CorpusFile = (typeof corpusFiles)[number];

/** A value, or a pattern that it matches. */
export type Expected = string | RegExp;

/** What a text is read as, by field. */
export type ExpectedFields = Readonly<Record<string, readonly Expected[]>>;

export interface CorpusRow {
  file: CorpusFile;
  /** Where the text is: `tests/corpus/codes.yaml:12`. */
  at: string;
  /** What it has in common with the others of its group. */
  about: string;
  /** Where the text comes from. */
  from: string;
  name?: string;
  text: string;
  /** What is around it: `%s` is its own text. */
  frame: string;
  /** Whether it is not tried twice in one text. */
  isOnce: boolean;
  fields: ExpectedFields;
}

type Texts = string | readonly string[];

type TextVariants = Readonly<Record<string, Texts>>;

/** What only describes a row. All else in it is a field. */
interface RowDescription {
  about?: string;
  /** For texts that contain this one as `{name}`, and for tests. */
  name?: string;
  text?: Texts;
  /** A row of the file whose text this is, but for the changes. */
  like?: string;
  change?: Readonly<Record<string, string>>;
  /** Texts by the name of the frames around each of them, and which frames of that name. */
  in?: TextVariants;
  variant?: string;
  /** Why the text is not tried twice in one: its readers are wrong then. */
  once?: string;
  rows?: readonly unknown[];
  parts?: Readonly<Record<string, string>>;
  frames?: Readonly<
    Record<string, readonly string[] | Readonly<Record<string, string>>>
  >;
  /** Frames of each name that has words for them, by variant. */
  templates?: Readonly<Record<string, readonly string[]>>;
}

/** `/a|b/i` is a pattern. */
function expectedOf(written: string): Expected {
  const [, pattern, flags] = /^\/(.+)\/([imsu]*)$/s.exec(written) ?? [];
  return pattern === undefined ? written : new RegExp(pattern, flags);
}

/**
 * The fields of a row and of the group around it, and the tables in it. What nothing says of a group, nothing says of a row
 * in it. A table has texts by the value of its field.
 */
function fieldsOf(
  own: Readonly<Record<string, unknown>>,
  group: ExpectedFields,
  read: (written: string) => Expected,
): readonly [ExpectedFields, readonly (readonly [string, TextVariants])[]] {
  const fields: Record<string, readonly Expected[]> = {...group};
  const tables: (readonly [string, TextVariants])[] = [];
  for (const [field, value] of Object.entries(own)) {
    if (typeof value === 'object' && !Array.isArray(value)) {
      tables.push([field, value as TextVariants]);
    } else {
      fields[field] = [
        ...((field === 'never' && group.never) || []),
        ...[value as Texts].flat().map(read),
      ];
    }
  }
  return [fields, tables];
}

/**
 * A text with parts of it replaced.
 *
 * @throws {Error} if there is no such text, or it lacks a part
 */
export function withChanges(
  name: string,
  text: string | undefined,
  changes: Iterable<readonly [from: string, to: string]>,
): string {
  if (text === undefined) {
    throw new Error(`There is no text "${name}".`);
  }
  let changed = text;
  for (const [from, to] of changes) {
    if (!changed.includes(from)) {
      throw new Error(`The text "${name}" does not have "${from}".`);
    }
    changed = changed.replace(from, () => to);
  }
  return changed;
}

function readRows(file: CorpusFile): readonly CorpusRow[] {
  const name = `tests/corpus/${file}.yaml`;
  const source = readFileSync(path.resolve(__dirname, '../..', name), 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    // Every value is a text.
    schema: 'failsafe',
  });
  const parts = new Map<string, string>();
  const frames = new Map<string, readonly string[]>();
  const placeOf = (node: Node) =>
    `${name}:${lines.linePos(node.range![0]).line}`;

  const withParts = (text: string) =>
    text.replace(/\{([\w-]+)\}(\n?)/g, (written, part: string, end: string) => {
      const content = parts.get(part) ?? written;
      return content.endsWith('\n') ? content : content + end;
    });

  const read = (written: string) => expectedOf(withParts(written));

  function* rowsIn(
    list: Node,
    above: ExpectedFields,
    over: string,
  ): Generator<CorpusRow> {
    let group = above;
    for (const node of (list as YAMLSeq<YAMLMap>).items) {
      const {
        about,
        like,
        change = {},
        text,
        ...own
      } = node.toJS(document) as RowDescription;
      const {name: known, in: framed = {}, once, rows, ...more} = own;
      const {parts: newParts = {}, frames: newFrames = {}, ...others} = more;
      const {templates = {}, variant = '', ...fields} = others;
      Object.entries(newParts).forEach(([key, part]) =>
        parts.set(key, withParts(part)),
      );
      for (const [key, own] of Object.entries(newFrames)) {
        const [words, variants] = Array.isArray(own)
          ? [{}, {'': own as readonly string[]}]
          : [own as Readonly<Record<string, string>>, templates];
        for (const [which, all] of Object.entries(variants)) {
          const filled = all.map((frame) =>
            frame.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!),
          );
          frames.set(key + which, filled);
        }
      }
      const [all, tables] = fieldsOf(fields, group, read);
      const title = [over, about].filter(Boolean).join(', ');
      const nodeOf = (key: string, of = node) => {
        const found = of.get(key, true) as Node;
        return isAlias(found) ? found.resolve(document)! : found;
      };

      function* rowsOf(
        texts: Texts,
        places: Node,
        {from = [], ...expected}: ExpectedFields,
        around: readonly string[] = ['%s'],
      ): Generator<CorpusRow> {
        for (const [index, one] of [texts].flat().entries()) {
          const place = isSeq<Node>(places) ? places.items[index]! : places;
          const whole = withParts(one);
          if (known) {
            parts.set(known, whole);
          }
          for (const frame of around) {
            yield {
              file,
              at: placeOf(place),
              about: title,
              from: [from].flat().join(),
              name: known,
              text: frame.replaceAll('%s', () => whole),
              frame,
              isOnce: once !== undefined,
              fields: expected,
            };
          }
        }
      }

      if (rows) {
        yield* rowsIn(nodeOf('rows'), all, title);
      }
      if (like) {
        const whole = withChanges(
          like,
          parts.get(like),
          Object.entries(change),
        );
        yield* rowsOf(whole, nodeOf('like'), all);
      }
      if (text !== undefined) {
        yield* rowsOf(text, nodeOf('text'), all);
      }
      for (const [frame, texts] of Object.entries(framed)) {
        const places = nodeOf(frame, nodeOf('in') as YAMLMap);
        yield* rowsOf(texts, places, all, frames.get(frame + variant)!);
      }
      for (const [field, table] of tables) {
        for (const [value, texts] of Object.entries(table)) {
          const places = nodeOf(value, nodeOf(field) as YAMLMap);
          yield* rowsOf(texts, places, {...all, [field]: [read(value)]});
        }
      }
      // What stands alone is for all that follows.
      if (
        Object.keys(own).length === node.items.length &&
        !rows &&
        tables.length === 0
      ) {
        group = all;
      }
    }
  }

  if (document.errors.length > 0) {
    throw new Error(`${name}: ${document.errors[0]!.message}`);
  }
  return [...rowsIn(document.contents!, {}, '')];
}

const known = new Map<CorpusFile, readonly CorpusRow[]>();

/** The rows of a file, in its order. */
export function readCorpus(file: CorpusFile): readonly CorpusRow[] {
  const rows = known.get(file) ?? readRows(file);
  known.set(file, rows);
  return rows;
}
