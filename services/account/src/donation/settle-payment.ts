import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import type Stripe from 'stripe';
import { DonationMonth, monthOf } from './donation-month';
import { type DonationRow, isUuid } from './donation-row';
import { type RequestedDonation, DonationRepository } from './donation.repository';
import { factsOf, isDisputed, type PaymentFacts } from './payment-facts';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

/** A settled donation, with details only for its donor. */
export interface Settled {
  gift: DonationRow;
  clientSecret: string | null;
  /** Stripe's message about the last failure. */
  message: string | null;
}

/** Settles one payment: queries Stripe, then writes the result and the month's totals in a short transaction. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly database: Database,
    private readonly stripe: StripePort,
    private readonly donations: DonationRepository,
    private readonly months: DonationMonth,
  ) {}

  /** Returns null when no donation has this payment, or Stripe does not know it. */
  async run(paymentIntentId: string): Promise<Settled | null> {
    const asked = await this.donations.noteAsked(paymentIntentId);
    if (asked === null) return (await this.findByMetadata(paymentIntentId)) ? this.run(paymentIntentId) : null;
    const intent = await this.retrieve(paymentIntentId);
    if (intent === null) return null;
    await this.write(asked, factsOf(intent, await this.disputesOf(intent)));
    const gift = await this.donations.byPayment(paymentIntentId);
    return gift && { gift, clientSecret: intent.client_secret, message: intent.last_payment_error?.message ?? null };
  }

  private async write(asked: RequestedDonation, facts: PaymentFacts): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await this.donations.locked(tx, asked.id);
      if (!before) return;
      const isChanged = before.state !== facts.state || before.refundedPence !== facts.refundedPence;
      if (!(await this.donations.write(tx, asked, facts, isChanged)) || !isChanged) return;
      const times = [before.receivedAt, facts.receivedAt].filter((time) => time !== null);
      for (const month of [...new Set(times.map(monthOf))].sort()) await this.months.countAgain(tx, month, before.mode);
    });
  }

  private async disputesOf(intent: Stripe.PaymentIntent): Promise<readonly Stripe.Dispute[]> {
    if (!isDisputed(intent)) return [];
    return (await this.stripe.ask((stripe) => stripe.disputes.list({ payment_intent: intent.id }))).data;
  }

  /**
   * Finds a donation by the row ID in the payment's metadata, if a process died between Stripe's response and our
   * write.
   */
  private async findByMetadata(paymentIntentId: string): Promise<boolean> {
    const id = (await this.retrieve(paymentIntentId))?.metadata['gift'];
    return id !== undefined && isUuid(id) && this.donations.attachPayment(id, paymentIntentId);
  }

  private async retrieve(id: string): Promise<Stripe.PaymentIntent | null> {
    try {
      return await this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    } catch (error) {
      if (faultOf(error) === 'missing') return null;
      throw error;
    }
  }
}
