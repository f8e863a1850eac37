import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { DonationRow } from './donation-row';
import { DonationRepository } from './donation.repository';
import { MonthlyDonationRepository } from './monthly-donation.repository';
import { SettlePayment, type Settled } from './settle-payment';
import { SettleSubscription } from './settle-subscription';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/**
 * Queries Stripe and stores the result: the only way in which a donation changes state. The webhook, the return page,
 * the comparison and code that stops or refunds a donation call this. Idempotent and order-independent.
 */
@Injectable()
export class SettleDonation {
  constructor(
    private readonly stripe: StripePort,
    private readonly donations: DonationRepository,
    private readonly monthly: MonthlyDonationRepository,
    private readonly payments: SettlePayment,
    private readonly subscriptions: SettleSubscription,
  ) {}

  /** Returns null when the payment does not belong to this site. */
  async payment(paymentIntentId: string): Promise<Settled | null> {
    const settled = await this.payments.run(paymentIntentId);
    if (settled !== null) return settled;
    // The payment belongs to an unknown invoice: a renewal.
    const invoice = await this.missingIsNull(() => this.invoiceOf(paymentIntentId));
    if (invoice === null || (await this.invoice(invoice)) === null) return null;
    return this.payments.run(paymentIntentId);
  }

  /**
   * Settles a monthly donation that exists in Stripe, so the donor finds it running after the first payment even
   * before an event arrives.
   */
  async monthlyGift(id: string): Promise<void> {
    const subscription = (await this.monthly.byId(id))?.subscriptionId;
    if (subscription) await this.subscription(subscription);
  }

  /**
   * Settles one month of a monthly donation. Returns null when the invoice is not from this site or has no payment
   * (yet).
   */
  async invoice(invoiceId: string): Promise<DonationRow | null> {
    const invoice = await this.missingIsNull(() =>
      this.stripe.ask((stripe) => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })),
    );
    const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
    if (!invoice || !subscription || invoice.status === 'draft' || invoice.total <= 0) return null;
    await this.subscription(subscription);
    const monthly = await this.monthly.bySubscription(subscription);
    if (!monthly) return null;
    const gift = await this.donations.ensureMonth(monthly.id, {
      id: invoiceId,
      giftId: randomUUID(),
      amountPence: invoice.total,
      isFirst: invoice.billing_reason === 'subscription_create',
      createdAt: new Date(invoice.created * 1000),
    });
    const payment = paymentOf(invoice);
    if (gift && payment && invoice.status === 'paid') await this.donations.replacePayment(gift.id, payment);
    if (gift && payment && (await this.donations.attachPayment(gift.id, payment))) await this.payments.run(payment);
    return this.donations.byInvoice(invoiceId);
  }

  /** Settles the monthly donation itself. */
  subscription(subscriptionId: string): Promise<void> {
    return this.subscriptions.run(subscriptionId);
  }

  private async invoiceOf(paymentIntentId: string): Promise<string | null> {
    const payment = { type: 'payment_intent' as const, payment_intent: paymentIntentId };
    const list = await this.stripe.ask((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }));
    return idOf(list.data[0]?.invoice);
  }

  private async missingIsNull<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (faultOf(error) === 'missing') return null;
      throw error;
    }
  }
}

/** Returns the payment that counts: the paid one, or else one that can still be paid. */
export function paymentOf({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? [];
  const one = all.find(({ status }) => status === 'paid') ?? all.find((payment) => payment.is_default) ?? all[0];
  return idOf(one?.payment.payment_intent);
}
