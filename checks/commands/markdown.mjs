/**
 * `node checks/commands/markdown.mjs FOLDER`: refuses what could run in the pages and the drawings of a copy of this
 * repository, and what the build would write elsewhere, without running anything in it. CI runs this file of main on
 * each pull request before it runs anything of the pull request.
 */
import {printFaults} from './faults.mjs';
import {refusalsIn} from './refusals.mjs';

const {faults, count} = refusalsIn(process.argv[2] ?? '.');
printFaults(faults);
if (faults.length > 0) {
  process.exit(1);
}
console.log(`No page holds code (${count} files).`);
