import type { DonationMode } from '@waymark/contracts-account';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import {
  ReconciliationRunRepository,
  type ReconciliationRunRow,
} from '../reconciliation/compare/reconciliation-run.repository';
import { modeOfKey } from '../donation-config';
import { openCommandTools, runCommand } from './command-tools';

const LOOK_EVERY_MS = 500;

/** Requests a comparison, which the service runs in one process at a time, and waits for the result. */
export async function awaitComparison(
  runs: ReconciliationRunRepository,
  mode: DonationMode,
  minutes: number,
): Promise<ReconciliationRunRow> {
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

const MOST_MINUTES = 30;

const environmentSchema = z.object({
  DATABASE_URL: z.string().min(1),
  STRIPE_SECRET_KEY: z.string('We cannot take gifts here: STRIPE_SECRET_KEY is not set.').min(1),
});

await runCommand(async () => {
  const { DATABASE_URL, STRIPE_SECRET_KEY } = environmentSchema.parse(process.env);
  const tools = openCommandTools({ DATABASE_URL });
  try {
    const run = await awaitComparison(
      new ReconciliationRunRepository(tools.database),
      modeOfKey(STRIPE_SECRET_KEY),
      MOST_MINUTES,
    );
    process.stdout.write(
      `Compared ${run.oursCount} gifts with Stripe since ${run.from.toISOString()}: ${run.mended} mended, ${run.differences} differences.\n`,
    );
    if (run.differences > 0) throw new Error('Our records and Stripe disagree: an admin sees where at /admin/gifts.');
  } finally {
    await tools.close();
  }
});
