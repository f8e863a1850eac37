import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { startChildServer, until } from '@waymark/testing';
import { LOGS, ROOT } from './paths';
import { say } from './say';
import { isStopping, onStop } from './stop';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_MS = 60_000;

export interface Supervised {
  name: string;
  folder: string;
  env: Record<string, string>;
  stage: 'gateway' | 'services';
}

async function ready(port: string): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? true : null;
}

/** Runs `dist/main.js`, waits until it is ready, and starts it again whenever it dies while we are not stopping. */
export async function supervise(process_: Supervised): Promise<void> {
  const { name, env } = process_;
  const logFile = join(LOGS, `${name}.log`);
  const options = { name, command: process.execPath, args: ['--enable-source-maps', 'dist/main.js'], cwd: join(ROOT, process_.folder), env: { PATH: process.env['PATH'], ...env }, logFile, stopSignal: 'SIGTERM' as const };
  let current = startChildServer(options);
  onStop(process_.stage, () => current.stop());
  try {
    await until(name, 60_000, () => ready(env['PORT'] ?? ''), current.death);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} (log: ${logFile})`);
  }
  say(`${name} is ready on port ${env['PORT']}`);
  void keepAlive();

  async function keepAlive(): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const began = Date.now();
      await current.exited;
      if (isStopping()) return;
      if (Date.now() - began > STEADY_MS) wait = FIRST_PAUSE_MS;
      say(`${name} died and is started again in ${wait} ms; see ${logFile}`);
      await pause(wait);
      if (isStopping()) return;
      current = startChildServer(options);
    }
  }
}
