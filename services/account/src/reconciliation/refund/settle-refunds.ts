import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '@waymark/service-kit';
import { SettleDonation } from '../../donation/settle-donation';
import { StripePort } from '../../donation/stripe-port';
import { Audit } from '../../staff/audit';
import { refundDetail } from './refund-detail';
import { type RefundOutcome, RefundRepository, type RefundRow } from './refund.repository';

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
