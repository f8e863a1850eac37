import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { SettleDonation } from '../../donation/settle-donation';
import { SettleRefunds } from '../refund/settle-refunds';
import { type BookedDonation, BookedDonationsRepository } from './booked-donations.repository';
import {
  type ReconciliationCount,
  ReconciliationRunRepository,
  type ReconciliationRunRow,
} from './reconciliation-run.repository';
import { idOf, isMoney, loneChargeOf, paymentOf, type TheirPayment } from './difference-of';
import { DifferenceRepository } from './difference.repository';
import { type HeldRun, LookAtPayments, RunLost } from './look-at-payments';
import { StripeLists } from './stripe-lists';

const PAGE = 500;

/** The state of a running comparison. */
interface Progress {
  readonly run: ReconciliationRunRow;
  readonly held: HeldRun;
  /** IDs of the payments that were compared. */
  readonly seen: Set<string>;
  readonly count: ReconciliationCount;
  /** Aborts the run at shutdown. */
  readonly signal: AbortSignal;
}

/**
 * Compares everything created at Stripe since the last run with our books. It only reads and settles, so it may stop
 * anywhere and start again.
 */
@Injectable()
export class ReconcileDonations {
  constructor(
    private readonly database: Database,
    private readonly lists: StripeLists,
    private readonly look: LookAtPayments,
    private readonly settle: SettleDonation,
    private readonly refunds: SettleRefunds,
    private readonly booked: BookedDonationsRepository,
    private readonly differences: DifferenceRepository,
    private readonly runs: ReconciliationRunRepository,
  ) {}

  async run(run: ReconciliationRunRow, holder: string, signal: AbortSignal): Promise<void> {
    const count = { oursCount: 0, oursPence: 0, stripeCount: 0, stripePence: 0, mended: 0 };
    const progress = { run, held: { id: run.id, holder }, seen: new Set<string>(), count, signal };
    await this.renewals(progress);
    await this.payments(progress);
    await this.changesOfOlder(progress);
    await this.ours(progress);
    await this.lookAgain(progress, await this.differences.openIds(run.mode));
    await this.database.transaction(async (tx) => {
      if (!(await this.runs.hold(tx, run.id, holder))) throw new RunLost('Another process compares now.');
      await this.runs.finish(tx, run.id, count);
    });
  }

  /** Finds paid months of monthly donations that Stripe did not notify us about. */
  private async renewals({ run, count }: Progress): Promise<void> {
    for await (const invoices of this.lists.paidInvoices(run.from)) {
      const ids = invoices.flatMap(({ id, amount_paid: paid }) => (id !== undefined && paid > 0 ? [id] : []));
      for (const id of await this.booked.withoutGift(ids)) if (await this.settle.invoice(id)) count.mended += 1;
    }
  }

  private async payments(progress: Progress): Promise<void> {
    for await (const intents of this.lists.payments(progress.run.from))
      await this.lookAt(progress, intents.map(paymentOf));
  }

  /** Checks charges with an older payment or with none, refunds, and chargebacks by banks. */
  private async changesOfOlder(progress: Progress): Promise<void> {
    const { run, seen } = progress;
    for await (const charges of this.lists.charges(run.from)) {
      await this.lookAt(progress, charges.filter(({ payment_intent: intent }) => !intent).map(loneChargeOf));
      await this.lookAgain(
        progress,
        charges.flatMap((charge) => idOf(charge.payment_intent) ?? []),
      );
    }
    for await (const refunds of this.lists.refunds(run.from)) {
      for (const refund of refunds) await this.refunds.note(refund);
      await this.lookAgain(
        progress,
        refunds.flatMap((refund) => idOf(refund.payment_intent) ?? []),
      );
    }
    for await (const disputes of this.lists.disputes(run.from)) {
      const ids = disputes.flatMap((dispute) => idOf(dispute.payment_intent) ?? []);
      // The payment does not show a dispute; settling queries it.
      for (const id of ids) await this.settle.payment(id);
      await this.lookAgain(
        progress,
        ids.filter((id) => !seen.has(id)),
      );
    }
  }

  /** Checks our donations that no list from Stripe contained. */
  private async ours(progress: Progress): Promise<void> {
    const { run, count } = progress;
    let after: BookedDonation | null = null;
    do {
      const gifts: BookedDonation[] = await this.booked.since(run.from, run.mode, after, PAGE);
      for (const { amountPence } of gifts.filter((gift) => isMoney(gift.state))) {
        count.oursCount += 1;
        count.oursPence += amountPence;
      }
      await this.lookAgain(
        progress,
        gifts.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
      );
      after = gifts.length === PAGE ? (gifts.at(-1) ?? null) : null;
    } while (after);
  }

  /** Queries Stripe for those payments that this run has not compared yet. */
  private async lookAgain(progress: Progress, ids: readonly string[]): Promise<void> {
    const { held, seen, count, signal } = progress;
    for (const id of new Set(ids)) {
      if (seen.has(id)) continue;
      signal.throwIfAborted();
      seen.add(id);
      count.mended += await this.look.run(held, new Map([[id, await this.lists.find(id)]]));
    }
  }

  private async lookAt({ held, seen, count, signal }: Progress, theirs: readonly TheirPayment[]): Promise<void> {
    signal.throwIfAborted();
    for (const { stripeId, state, amountPence } of theirs) {
      seen.add(stripeId);
      if (state !== 'received' && state !== 'refunded') continue;
      count.stripeCount += 1;
      count.stripePence += amountPence;
    }
    count.mended += await this.look.run(held, new Map(theirs.map((payment) => [payment.stripeId, payment])));
  }
}
