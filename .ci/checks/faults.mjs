/** Reads the faults in texts and data that the checks report, and prints them for people and for GitHub Actions. */
import {appendFileSync, existsSync} from 'node:fs';
import jiti from 'jiti';
import {isSyntaxError} from './explain.mjs';

/** @type {typeof import('../../src/lib/content/fault')} */
const {formatFault, sortFaults} = jiti(import.meta.url)(
  '../../src/lib/content/fault.ts',
);

/** @typedef {import('../../src/lib/content/fault').Fault} Fault */

/**
 * The faults in the output of a check, each once. In a file that TypeScript cannot read, that is the first: the others
 * are mostly its consequences.
 *
 * @param {string} output
 * @param {(message: string) => string} explain
 * @returns {Fault[]}
 */
export function readFaults(output, explain) {
  /** @type {Map<string, Fault>} */
  const faults = new Map();
  /** @type {Set<string>} */
  const unreadable = new Set();
  for (const text of output.split(/\r?\n/)) {
    // TypeScript writes `file(line,column): message`, the others `file:line:column message` or `file:line: message`.
    const [, path = '', colon, parenthesis, message = ''] =
      /^\s*(\S.*?)(?::(\d+)(?::\d+)?|\((\d+),\d+\)):? (.+)$/.exec(text) ?? [];
    if (!existsSync(path) || unreadable.has(path)) {
      continue;
    }
    if (isSyntaxError(message)) {
      unreadable.add(path);
    }
    const line = Number(colon ?? parenthesis);
    const fault = {path, line, message: explain(message)};
    faults.set(JSON.stringify(fault), fault);
  }
  return [...faults.values()];
}

/** @param {string} text the message or a property of a GitHub Actions workflow command */
const escaped = (text) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * The faults as a Markdown table, sorted by file.
 *
 * @param {readonly Fault[]} faults
 */
export function faultTable(faults) {
  const rows = sortFaults(faults).map(
    ({path, line, message}) =>
      `| \`${path}:${line}\` | ${message.replaceAll('|', '\\|')} |`,
  );
  return ['| where | what |', '|---|---|', ...rows].join('\n');
}

/**
 * Prints one line per fault, sorted by file: `file:line: what is wrong, how to fix it`. On GitHub Actions, each fault is
 * also shown at its line in the pull request and listed in the summary of the run.
 *
 * @param {readonly Fault[]} faults
 */
export function printFaults(faults) {
  for (const fault of sortFaults(faults)) {
    console.log(formatFault(fault));
    if (process.env.GITHUB_ACTIONS) {
      const {path, line, message} = fault;
      console.log(
        `::error file=${escaped(path)},line=${line}::${escaped(message)}`,
      );
    }
  }
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary && faults.length > 0) {
    appendFileSync(
      summary,
      `## Texts and data to fix\n\n${faultTable(faults)}\n`,
    );
  }
}
