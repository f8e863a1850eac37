import { Inject, Injectable } from '@nestjs/common';
import { Database, LOG, type Log, ProblemException } from '@waymark/service-kit';
import { SettleDonation } from '../../donation/settle-donation';
import { BookedDonationsRepository } from './booked-donations.repository';
import { ReconciliationRunRepository } from './reconciliation-run.repository';
import { differenceOf, type TheirPayment } from './difference-of';
import { DifferenceRepository, type FoundDifference } from './difference.repository';
import { StripeLists } from './stripe-lists';

/** A run that this process holds. */
export interface HeldRun {
  readonly id: string;
  readonly holder: string;
}

/** Thrown when another process has taken over the run because this one stalled. */
export class RunLost extends Error {}

/**
 * Compares both sides of some payments. It repairs missed updates first; only what differs after that is a difference.
 */
@Injectable()
export class LookAtPayments {
  constructor(
    private readonly database: Database,
    private readonly runs: ReconciliationRunRepository,
    private readonly booked: BookedDonationsRepository,
    private readonly found: DifferenceRepository,
    private readonly settle: SettleDonation,
    private readonly lists: StripeLists,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Returns the number of repaired donations. */
  async run(run: HeldRun, payments: ReadonlyMap<string, TheirPayment | null>): Promise<number> {
    const ids = [...payments.keys()];
    const ours = await this.booked.byPayment(ids);
    const differing = ids.filter((id) => differenceOf(ours.get(id) ?? null, payments.get(id) ?? null) !== null);
    const left: FoundDifference[] = [];
    for (const stripeId of differing) {
      const difference = await this.afterMending(stripeId);
      if (difference) left.push(difference);
    }
    await this.write(run, ids, left);
    return differing.length - left.length;
  }

  private async afterMending(stripeId: string): Promise<FoundDifference | null> {
    if (stripeId.startsWith('pi_')) await this.mend(stripeId);
    // Reads Stripe's side first: an update in between only makes our side newer, and the next night agrees.
    const theirs = await this.lists.find(stripeId);
    const ours = (await this.booked.byPayment([stripeId])).get(stripeId) ?? null;
    const kind = differenceOf(ours, theirs);
    return kind && { kind, stripeId, ours, theirs };
  }

  private async mend(paymentIntentId: string): Promise<void> {
    try {
      await this.settle.payment(paymentIntentId);
    } catch (err) {
      // Stripe or the database is unavailable, so the whole run continues later. Any other error leaves a difference
      // for people to check.
      if (err instanceof ProblemException) throw err;
      this.log.error({ err, paymentIntentId }, 'a payment could not be settled while comparing');
    }
  }

  private async write(run: HeldRun, ids: readonly string[], left: readonly FoundDifference[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.runs.hold(tx, run.id, run.holder))) throw new RunLost('Another process compares now.');
      for (const difference of left) await this.found.note(tx, run.id, difference);
      await this.found.resolveOthers(tx, ids, left);
    });
  }
}
