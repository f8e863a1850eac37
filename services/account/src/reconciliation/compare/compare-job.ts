import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { randomUUID } from 'node:crypto';
import { StripePort } from '../../donation/stripe-port';
import { ReconciliationRunRepository, type ReconciliationRunRow } from './reconciliation-run.repository';
import { ReconcileDonations } from './reconcile-donations';

const HOUR_OF_UTC = 3;
const DAY_MS = 86_400_000;

/** Returns the last time that it was three in the morning. */
export function lastNight(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_OF_UTC);
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}

const EVERY_MS = 30_000;

/** Compares our records with Stripe once a night and on request. Any process can continue an interrupted run. */
@Injectable()
export class CompareJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private job: { wake(): void } | null = null;

  constructor(
    private readonly runs: ReconciliationRunRepository,
    private readonly compare: ReconcileDonations,
    private readonly stripe: StripePort,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.stripe.mode === null) return;
    this.job = this.jobs.add({
      name: 'compare the books with Stripe',
      every: EVERY_MS,
      atStart: true,
      run: () => this.round(),
    });
  }

  /** Aborts the run: shutdown does not wait for a long comparison, and the next process restarts it. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  wake(): void {
    this.job?.wake();
  }

  async round(now = new Date()): Promise<void> {
    const { mode } = this.stripe;
    if (mode === null) return;
    await this.runs.begin(mode, { since: lastNight(now), askedBy: null });
    const run = await this.runs.claim(mode, this.holder);
    if (run) await this.goOn(run);
  }

  private async goOn(run: ReconciliationRunRow): Promise<void> {
    try {
      await this.compare.run(run, this.holder, this.stopping.signal);
    } catch (err) {
      if (this.stopping.signal.aborted) return this.runs.leave(run.id, this.holder, null);
      this.log.warn({ err, runId: run.id }, 'a comparison with Stripe was broken off, and goes on later');
      await this.runs.leave(run.id, this.holder, 'Stripe or our database did not answer. It is tried again.');
      return;
    }
    const done = await this.runs.find(run.id);
    if (done && done.differences > 0)
      this.log.error({ runId: run.id, differences: done.differences }, 'the books and Stripe disagree');
  }
}
