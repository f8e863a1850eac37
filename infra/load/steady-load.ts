import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { Writers } from './crowd';
import { sendOnce, type Ask, type Sample } from './send';

const TICK_MS = 5;

/**
 * Calls `send` `perSecond` times a second until stopped, whether or not earlier calls have ended, so a part that hangs
 * cannot slow the load. No request is sent twice.
 */
export function startSteadyLoad<T>(perSecond: number, send: (index: number) => Promise<T>): { stop(): Promise<T[]> } {
  const began = performance.now();
  const sent: Promise<T>[] = [];
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (sent.length < due) sent.push(send(sent.length));
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

/** Runs the same load for a number of seconds. */
export async function steadily<T>(
  perSecond: number,
  seconds: number,
  send: (index: number) => Promise<T>,
): Promise<T[]> {
  const load = startSteadyLoad(perSecond, send);
  await pause(seconds * 1_000);
  return load.stop();
}

export interface Answered {
  path: string;
  /** Status of the response; 0 if there was none. */
  status: number;
}

/** Returns the kinds of failed requests, each with its count. */
export function failures(sent: readonly Answered[]): string[] {
  const counts = new Map<string, number>();
  for (const { path, status } of sent) {
    const kind = `${path.replace(/\d+/g, ':id')} ${status || 'without an answer'}`;
    if (status !== 200) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} x ${kind}`);
}

/** Sends these reads in turn. At intervals a member writes instead, unless all are waiting for a response. */
export function startReading(
  pool: Pool,
  reads: readonly Ask[],
  perSecond: number,
  writing?: { every: number; writers: Writers },
): { stop(): Promise<Sample[]> } {
  return startSteadyLoad(perSecond, async (index) => {
    const written = writing && index % writing.every === 0 ? await writing.writers.trySend() : null;
    return written ?? sendOnce(pool, reads[index % reads.length] ?? { path: '/' });
  });
}
