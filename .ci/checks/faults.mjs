/** Prints faults in texts and data, for people and for GitHub Actions. */
import {appendFileSync} from 'node:fs';

/**
 * @typedef {object} Fault
 * @property {string} path
 * @property {number} line
 * @property {string} message
 */

/** @param {string} text the message or a property of a GitHub Actions workflow command */
const escaped = (text) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** @param {readonly Fault[]} faults */
const sorted = (faults) =>
  [...faults].sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);

/**
 * The faults as a Markdown table, sorted by file.
 *
 * @param {readonly Fault[]} faults
 */
export function faultTable(faults) {
  const rows = sorted(faults).map(
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
  for (const {path, line, message} of sorted(faults)) {
    console.log(`${path}:${line}: ${message}`);
    if (process.env.GITHUB_ACTIONS) {
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
