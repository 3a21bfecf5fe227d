/** Reads the faults in texts and data that the checks report, and prints them for people and for GitHub Actions. */
import {appendFileSync, existsSync} from 'node:fs';
import jiti from 'jiti';

/** @type {typeof import('../fault')} */
const {distinctFaults, formatFault, sortFaults} = jiti(import.meta.url)(
  '../fault.ts',
);

/** @typedef {import('../fault').Fault} Fault */

/**
 * The faults in the output of a check, each once.
 *
 * @param {string} output
 * @returns {Fault[]}
 */
export function readFaults(output) {
  // TypeScript says on the next line what is missing.
  const whole = output.replace(/(\): error TS.*)\r?\n +(?=\S)/g, '$1 ');
  const faults = whole.split(/\r?\n/).flatMap((text) => {
    // TypeScript writes `file(line,column): message`, the others `file:line:column message` or `file:line: message`.
    const [, path = '', colon, parenthesis, message = ''] =
      /^\s*(\S.*?)(?::(\d+)(?::\d+)?|\((\d+),\d+\)):? (.+)$/.exec(text) ?? [];
    return existsSync(path)
      ? [{path, line: Number(colon ?? parenthesis), message}]
      : [];
  });
  return distinctFaults(faults);
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
