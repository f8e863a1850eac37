import type { NewestRun } from '@waymark/contracts-community';
import type { RunRow } from '../run/run.repository';

export const toNewestRun = ({ run, waitingFeedback }: { run: RunRow | null; waitingFeedback: number }): NewestRun => ({
  run: run && {
    ...run,
    askedAt: run.askedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  },
  waitingFeedback,
});
