import {execFileSync} from 'node:child_process';
import webpack from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Time of the last commit, in seconds, or `null` if the sources are not in a Git repository. */
function commitTime(siteDir: string): string | null {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** The ISO date of the last commit. The same sources have the same date on any day. */
export function readBuildDate(siteDir: string): string {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? commitTime(siteDir);
  const time = seconds ? Number(seconds) * 1000 : Date.now();
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Defines `BUILD_DATE`: what still gets updates is rendered for that day. The visitor's browser corrects it.
 *
 * In the site configuration, the date would change the main script with every deploy: 7 kB more for a returning visitor.
 */
export default function buildDate({siteDir}: LoadContext): Plugin {
  const BUILD_DATE = JSON.stringify(readBuildDate(siteDir));
  return {
    name: 'build-date',
    configureWebpack: () => ({
      plugins: [new webpack.DefinePlugin({BUILD_DATE})],
    }),
  };
}
