/**
 * `npm run lint:markdown`: markdownlint with the settings of this repository only. Its own command would also run the
 * configuration that it finds next to a page.
 */
// @ts-expect-error -- it has no types
import {main} from 'markdownlint-cli2';

process.exitCode = await main({
  argv: ['--config', '.ci/settings/.markdownlint-cli2.jsonc'],
  noImport: true,
  logMessage: console.log,
  logError: console.error,
});
