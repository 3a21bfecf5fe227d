import type {TextLine} from './markdown';

const STRING =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * The prose of a TypeScript module of `src/data`: string literals of several words, each with its line. Excludes keys,
 * addresses, comments, and text in backticks.
 */
export function readModuleText(source: string): TextLine[] {
  return source.split(/\r?\n/).flatMap((line, index) =>
    /^\s*(?:\*|\/\*|\/\/)/.test(line)
      ? []
      : [...line.matchAll(STRING)]
          .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
          .filter((text) => /\S\s+\S/.test(text))
          .map((text) => ({
            line: index + 1,
            text: text.replace(/`[^`]*`/g, ' '),
          })),
  );
}
