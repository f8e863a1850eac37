import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { StripePort } from '../../donation/stripe-port';
import { RefundRepository } from './refund.repository';
import { SettleRefunds } from './settle-refunds';

const EVERY_MS = 30_000;

/** Retries unfinished refunds: the process ended or Stripe was unavailable. */
@Injectable()
export class RefundJob implements OnApplicationBootstrap {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly settle: SettleRefunds,
    private readonly stripe: StripePort,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'carry out refunds', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { mode } = this.stripe;
    if (mode === null) return;
    for (const refundId of await this.refunds.unfinished(mode)) {
      // A failing refund must not block the others.
      await this.settle
        .run(refundId)
        .catch((err: unknown) => this.log.warn({ err, refundId }, 'a refund is carried out later'));
    }
  }
}
