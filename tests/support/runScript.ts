import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {projectDirectory} from './build';

/** Runs a script of the project, by default in it, and says how it ended and what it printed. */
export function runScript(
  script: string,
  options: readonly string[] = [],
  {cwd = projectDirectory, env = {} as NodeJS.ProcessEnv} = {},
) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, script), ...options],
    {cwd, encoding: 'utf8', env: {...process.env, ...env}},
  );
  return {status, stdout, stderr};
}
