import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT } from './paths';
import { say } from './say';

/** Runs a service's built command to its end; returns false when this build has no such command. */
export async function runCommand(slice: string, command: string, env: Record<string, string>): Promise<boolean> {
  const file = join(ROOT, 'services', slice, 'dist', `${command}.js`);
  if (!existsSync(file)) {
    say(`services/${slice} has no command "${command}"`);
    return false;
  }
  mkdirSync(LOGS, { recursive: true });
  const logFile = join(LOGS, `${command}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: join(ROOT, 'services', slice),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', log, log],
  });
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  closeSync(log);
  if (code !== 0) throw new Error(`${slice}: "${command}" failed; see ${logFile}`);
  return true;
}
