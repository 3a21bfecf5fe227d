/** A problem in a text, and how to fix it. */
export interface Fault {
  /** Relative to the project. */
  path: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong and how to fix it, without a period at the end. */
  message: string;
}

/** `docs/kms38.md:12: what is wrong, how to fix it`: the format that editors and terminals turn into a link. */
export function formatFault({path, line, message}: Fault): string {
  return `${path}:${line}: ${message}`;
}

/** Each fault once. */
export const distinctFaults = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [formatFault(fault), fault])).values(),
];

/** Sorts by file and line. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) =>
    a.path === b.path ? a.line - b.line : a.path.localeCompare(b.path),
  );
}

/** One fault per line, sorted by file and line; empty without faults. */
export function formatFaults(faults: readonly Fault[]): string {
  return sortFaults(faults).map(formatFault).join('\n');
}

/** What is wrong with each part of a page, such as its links. Without a message, nothing is. */
export const faultsOf = <Part extends {line: number}>(
  path: string,
  parts: readonly Part[],
  messagesOf: (part: Part) => readonly (string | false | null | undefined)[],
): Fault[] =>
  parts.flatMap((part) =>
    messagesOf(part).flatMap((message) =>
      message ? {path, line: part.line, message} : [],
    ),
  );

/** The line of a character of a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;
