import {parseArgs} from 'node:util';

/**
 * Reads the options of a command line. If there is one that the script does not have, says so and which it has, and ends
 * the script.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice on how to pass an option as a file name.
    const [fault] = /** @type {Error} */ (error).message.split(/\.\s/);
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(`${fault}. The options are ${known.join(', ')}.`);
    process.exit(1);
  }
}
