import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { moneyWords } from '@waymark/contracts-core';
import { Database, Jobs, LOG, type Log } from '@waymark/service-kit';
import Stripe from 'stripe';
import { SettleDonation } from '../../donation/settle-donation';
import { StripePort } from '../../donation/stripe-port';
import { Audit } from '../../staff/audit';
import { type RefundOutcome, RefundRepository, type RefundRow } from './refund.repository';

interface Refund {
  giftId: string;
  amountPence: number;
  givenPence: number;
}

/** Text of a refund in the audit log of staff actions. */
export const refundDetail = ({ giftId, amountPence, givenPence }: Refund): string =>
  `${moneyWords(amountPence)} of ${moneyWords(givenPence)}, gift ${giftId}`;

/** Metadata key at Stripe with the ID of our row. */
const OURS = 'waymark_refund';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Executes a refund at Stripe and stores the result. After a crash, it first looks for an existing refund by the ID of
 * our row: Stripe forgets idempotency keys after a day, but never a refund.
 */
@Injectable()
export class SettleRefunds {
  constructor(
    private readonly stripe: StripePort,
    private readonly refunds: RefundRepository,
    private readonly settle: SettleDonation,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Returns the final state. Throws while Stripe is unavailable. */
  async run(id: string): Promise<RefundRow['state']> {
    const refund = await this.refunds.find(id);
    if (!refund?.paymentIntentId || refund.state !== 'asked') return refund?.state ?? 'failed';
    const outcome = await this.carriedOut(refund, refund.paymentIntentId);
    // Updates the donation first: a finished row no longer counts in addition to Stripe's refunded amount.
    await this.settle.payment(refund.paymentIntentId);
    await this.write(id, outcome);
    return outcome.state;
  }

  /** Stores a later result of one of our refunds from a list of Stripe's: some banks reject a refund days later. */
  async note(refund: Stripe.Refund): Promise<void> {
    const id = refund.metadata?.[OURS];
    if (id !== undefined && UUID.test(id)) await this.write(id, outcomeOf(refund));
  }

  /** Stores the result and an audit log entry, once per new result. */
  private async write(id: string, outcome: RefundOutcome): Promise<void> {
    await this.database.transaction(async (tx) => {
      const noted = await this.refunds.note(tx, id, outcome);
      if (!noted) return;
      const { actorId, memberId: subjectId, reason } = noted;
      const act = outcome.state === 'done' ? 'gift.refunded' : 'gift.refund-failed';
      await this.audit.add(tx, { actorId, act, subjectId, reason, detail: refundDetail(noted) });
    });
  }

  private async carriedOut({ id, amountPence }: RefundRow, payment: string): Promise<RefundOutcome> {
    const earlier = await this.stripe.ask((stripe) => stripe.refunds.list({ payment_intent: payment, limit: 100 }));
    const own = earlier.data.find(({ metadata }) => metadata?.[OURS] === id);
    if (own) return outcomeOf(own);
    try {
      const params = { payment_intent: payment, amount: amountPence, metadata: { [OURS]: id } };
      return outcomeOf(await this.stripe.ask((stripe) => stripe.refunds.create(params, { idempotencyKey: id })));
    } catch (error) {
      // An unavailable Stripe is a different error, and is retried.
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      return { state: 'failed', stripeRefundId: null, failure: error.code ?? error.type };
    }
  }
}

function outcomeOf({ id, status, failure_reason: reason }: Stripe.Refund): RefundOutcome {
  const isRefused = status === 'failed' || status === 'canceled';
  return { state: isRefused ? 'failed' : 'done', stripeRefundId: id, failure: isRefused ? (reason ?? status) : null };
}

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
