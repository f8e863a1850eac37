import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATA_DIR, REPOSITORY } from './platform';

const run = promisify(execFile);

/** Runs an infra command against the test platform and returns its output. */
export async function runInfra(command: string, ...args: string[]): Promise<string> {
  const tsx = join(REPOSITORY, 'node_modules/.bin/tsx');
  const { stdout } = await run(process.execPath, [tsx, join('infra', `${command}.ts`), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, WAYMARK_DATA_DIR: DATA_DIR },
  });
  return stdout.trim();
}
