import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stopWatching, watchOver } from './reaper';

export interface ChildServerOptions {
  name: string;
  command: string;
  args: string[];
  logFile: string;
  stopSignal: 'SIGTERM' | 'SIGINT';
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  user?: { uid: number; gid: number } | null;
  /** Ends the server, even while it is still starting. */
  signal?: AbortSignal | undefined;
}

export interface ChildServer {
  pid: number;
  /** Returns null while it runs; then the reason, with the beginning and end of its log. */
  death(): string | null;
  exited: Promise<void>;
  /** Asks it to end and waits; kills it after 10 s. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const SHOWN = 5;

/** Returns the log's first and last lines: some servers first log why they end, then a stack. */
function logOf(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  if (lines.length <= 2 * SHOWN) return lines.join('\n');
  return [...lines.slice(0, SHOWN), '...', ...lines.slice(-SHOWN)].join('\n');
}

/** Starts a server in its own process group: Ctrl-C must reach only us, so that we stop things in order. */
export function startChildServer(options: ChildServerOptions): ChildServer {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a');
  const child = spawn(options.command, options.args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: options.env ?? process.env,
    cwd: options.cwd,
    ...(options.user ?? {}),
  });
  closeSync(log);
  let reason: string | null = null;
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      reason = `did not start: ${error.message}`;
      resolve();
    });
    child.once('exit', (code, signal) => {
      reason = `ended (${signal ?? `code ${code}`}):\n${logOf(options.logFile)}`;
      if (child.pid !== undefined) stopWatching(child.pid);
      resolve();
    });
  });
  const pid = child.pid ?? 0;
  if (pid !== 0) watchOver(pid, options.stopSignal.slice(3));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (reason === null) child.kill(signal);
    // A server that a fault test has frozen gets signals only after it continues.
    if (reason === null) child.kill('SIGCONT');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(hard);
  };
  const onAbort = () => void end(options.stopSignal);
  if (options.signal?.aborted) onAbort();
  else options.signal?.addEventListener('abort', onAbort, { once: true });
  void exited.then(() => options.signal?.removeEventListener('abort', onAbort));
  return { pid, death: () => reason, exited, stop: () => end(options.stopSignal), kill: () => end('SIGKILL') };
}
