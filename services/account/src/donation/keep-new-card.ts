import { Inject, Injectable } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import type Stripe from 'stripe';
import { isUuid, type MonthlyDonationRow } from './donation-row';
import { MonthlyDonationRepository } from './monthly-donation.repository';
import { SettleDonation } from './settle-donation';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

/** Key of a subscription's metadata with the time when its current card was started. */
const CARD_SINCE = 'cardSince';

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

export interface KnownCard {
  setup: Stripe.SetupIntent;
  monthly: MonthlyDonationRow;
}

/**
 * Queries Stripe about a card that a donor entered, and uses it for the monthly donation once it is valid. Safe to
 * repeat; a card that was started earlier never replaces a later one.
 */
@Injectable()
export class KeepNewCard {
  constructor(
    private readonly stripe: StripePort,
    private readonly monthly: MonthlyDonationRepository,
    private readonly settle: SettleDonation,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Returns null when the card is for no monthly donation of this site. */
  async run(setupIntentId: string): Promise<KnownCard | null> {
    const setup = await this.retrieve(setupIntentId);
    const named = setup?.metadata?.['monthlyGift'] ?? '';
    const monthly = isUuid(named) ? await this.monthly.byId(named) : null;
    if (!setup || !monthly?.subscriptionId || monthly.customerId !== idOf(setup.customer)) return null;
    const method = idOf(setup.payment_method);
    if (setup.status === 'succeeded' && method !== null) await this.use(monthly.subscriptionId, setup.created, method);
    return { setup, monthly: (await this.monthly.byId(monthly.id)) ?? monthly };
  }

  private async use(subscriptionId: string, since: number, method: string): Promise<void> {
    const subscription = await this.stripe.ask((stripe) =>
      stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }),
    );
    const known = Number(subscription.metadata[CARD_SINCE] ?? 0);
    const isInUse = idOf(subscription.default_payment_method) === method;
    const isDone = since < known || (since === known && isInUse);
    // The process that did it may not have stored the result yet.
    if (subscription.ended_at !== null || isDone) return this.settle.subscription(subscriptionId);
    const { latest_invoice: invoice } = subscription;
    const isDue = subscription.status !== 'incomplete' && typeof invoice === 'object' && invoice?.status === 'open';
    if (isDue) await this.pay(invoice.id, method);
    await this.stripe.ask((stripe) =>
      stripe.subscriptions.update(subscriptionId, {
        default_payment_method: method,
        metadata: { [CARD_SINCE]: String(since) },
      }),
    );
    if (isDue) await this.settle.invoice(invoice.id);
    else await this.settle.subscription(subscriptionId);
  }

  /** Pays the due invoice. The card is stored even if the bank declines, because Stripe then retries with it. */
  private async pay(invoiceId: string, method: string): Promise<void> {
    try {
      await this.stripe.ask((stripe) => stripe.invoices.pay(invoiceId, { payment_method: method }));
    } catch (err) {
      this.log.warn({ err, invoiceId }, 'a new card has not paid what was due');
    }
  }

  private async retrieve(id: string): Promise<Stripe.SetupIntent | null> {
    try {
      return await this.stripe.ask((stripe) => stripe.setupIntents.retrieve(id));
    } catch (error) {
      if (faultOf(error) === 'missing') return null;
      throw error;
    }
  }
}
