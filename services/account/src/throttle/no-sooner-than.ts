import { setTimeout as pause } from 'node:timers/promises';

/** Does the work and answers after `ms` at the earliest, so that its own time tells nothing. A failure is told at once. */
export async function noSoonerThan<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const until = pause(ms);
  const result = await work();
  await until;
  return result;
}
