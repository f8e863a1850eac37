import { setTimeout as pause } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import { startChildServer, until } from '@waymark/testing';
import { LOGS, ROOT } from './paths';
import { RestartBackoff } from './restart-backoff';
import { say } from './say';

export interface ProcessPlan {
  name: string;
  /** The deployable's folder, e.g. `services/maps`. */
  folder: string;
  /** The copy under `<folder>/.builds` that runs. */
  version: string;
  env: Record<string, string>;
  /** The pause before a restart after a second death soon after the first. */
  firstPauseMs?: number;
}

export interface SupervisedProcess {
  name: string;
  version: string;
  origin: string;
  port: number;
  /** The port for metrics and details, if separate. */
  internalPort: number;
  pid(): number;
  /** Asks the process to end and waits until its pending requests are finished; does not restart it. */
  stop(): Promise<void>;
}

async function ready(origin: string): Promise<true | null> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? true : null;
}

/** Runs a copy of a build, waits until it is ready, and restarts it whenever it dies unexpectedly. */
export async function supervise({ name, folder, version, env, firstPauseMs }: ProcessPlan): Promise<SupervisedProcess> {
  const logFile = join(LOGS, `${name}.log`);
  const args = ['--enable-source-maps', join('.builds', version, 'main.js')];
  const options = {
    name,
    command: process.execPath,
    args,
    cwd: resolve(ROOT, folder),
    env: { PATH: process.env['PATH'], ...env },
    logFile,
    stopSignal: 'SIGTERM' as const,
  };
  const origin = `http://127.0.0.1:${env['PORT']}`;
  const stopped = new AbortController();
  let current = startChildServer(options);
  const stop = async () => {
    stopped.abort();
    await current.stop();
  };
  try {
    await until(name, 60_000, () => ready(origin), current.death);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)} (log: ${logFile})`);
  }
  say(`${name} ${version} is ready on port ${env['PORT']}`);
  void keepAlive();
  return {
    name,
    version,
    origin,
    port: Number(env['PORT']),
    internalPort: Number(env['INTERNAL_PORT'] ?? env['PORT']),
    pid: () => current.pid,
    stop,
  };

  async function keepAlive(): Promise<void> {
    const restart = new RestartBackoff(firstPauseMs);
    for (;;) {
      const began = Date.now();
      await current.exited;
      if (stopped.signal.aborted) return;
      const wait = restart.after(Date.now() - began);
      say(`${name} died and is started again ${wait === 0 ? 'at once' : `in ${wait} ms`}; see ${logFile}`);
      if (wait > 0) await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      current = startChildServer(options);
    }
  }
}
