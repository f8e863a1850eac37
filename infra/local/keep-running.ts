import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer, ServerOptions, StartedServer } from '@waymark/testing';
import { RestartBackoff } from './restart-backoff';
import { say } from './say';

/** Consecutive failures, each soon after a start. */
const MOST_FAILURES = 6;

type Again = Pick<ServerOptions, 'port' | 'signal'>;

interface Plan {
  name: string;
  logFile: string;
  /** Gets a port when it ran before, because its clients expect it there. */
  start(again: Again): Promise<StartedServer>;
  firstPauseMs?: number;
}

/** Starts a server and restarts it on the same port, with the same data, whenever it ends unexpectedly. */
export async function keepRunning({ name, logFile, start, firstPauseMs }: Plan): Promise<RunningServer> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let current = await start({ signal });
  const restart = new RestartBackoff(firstPauseMs);
  let why: string | null = null;
  const kept = keepAlive();
  const { url, port, version, source } = current;
  const stop = async () => {
    stopped.abort();
    await kept;
    await current.stop();
  };
  return {
    url,
    port,
    version,
    source,
    stop,
    kill: () => current.kill(),
    again: (reason) => {
      why = reason;
      return current.stop();
    },
    get pid() {
      return current.pid;
    },
  };

  async function keepAlive(): Promise<void> {
    for (;;) {
      const began = Date.now();
      await current.exited;
      if (signal.aborted) return;
      say(why === null ? `${name} stopped; starting it again` : `${name} restarts as planned: ${why}`);
      const again = await startAgain(why === null ? restart.after(Date.now() - began) : 0);
      why = null;
      if (!again) return;
      current = again;
      if (!signal.aborted) say(`${name} is back on port ${port}`);
    }
  }

  async function startAgain(firstWait: number): Promise<StartedServer | null> {
    for (let wait = firstWait; restart.inARow < MOST_FAILURES; wait = restart.after(0)) {
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return null;
      const attempt = new AbortController();
      try {
        return await start({ port, signal: AbortSignal.any([signal, attempt.signal]) });
      } catch {
        // A start that was too slow must not block the next one.
        attempt.abort();
        if (signal.aborted) return null;
      }
    }
    say(
      `${name} does not stay up: it is left alone after ${MOST_FAILURES} tries, and what needs it does not work. ${logFile} says why; then stop with Ctrl-C and start again.`,
    );
    return null;
  }
}
