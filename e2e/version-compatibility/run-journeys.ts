import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DATA_DIR, REPOSITORY } from '../support/platform';

/** Runs one of the commands in infra/version-compatibility against the platform of the tests. */
export async function runCompatibilityJourneys(
  command: 'prepare' | 'serve' | 'finish',
  ...args: string[]
): Promise<void> {
  const tsx = join(REPOSITORY, 'node_modules/.bin/tsx');
  const child = spawn(process.execPath, [tsx, join('infra/version-compatibility', `${command}.ts`), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, WAYMARK_DATA_DIR: DATA_DIR },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`infra/version-compatibility/${command}.ts ${args.join(' ')} ended with ${code}.`);
}
