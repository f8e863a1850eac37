import { setTimeout as delay } from 'node:timers/promises';
import type { GiftMode } from '@waymark/contracts-account';
import type { BooksRunRepository, BooksRunRow } from './books-run.repository';

const LOOK_EVERY_MS = 500;

/** The service compares, one process at a time: this asks it to, and waits for what it finds. */
export async function awaitComparison(runs: BooksRunRepository, mode: GiftMode, minutes: number): Promise<BooksRunRow> {
  await runs.begin(mode, { since: null, askedBy: null });
  const asked = await runs.newest(mode);
  if (!asked) throw new Error('The comparison could not be begun.');
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    const run = await runs.find(asked.id);
    if (run?.finishedAt) return run;
    if (run?.problem) throw new Error(run.problem);
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('The comparison goes on for long; its end is shown at /admin/gifts.');
}
