import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { isUuid } from './donation-row';
import { MonthlyDonationRepository, monthlyFactsOf } from './monthly-donation.repository';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

/** Settles a monthly donation: whether it continues, its amount, and its next date. */
@Injectable()
export class SettleSubscription {
  constructor(
    private readonly stripe: StripePort,
    private readonly monthly: MonthlyDonationRepository,
  ) {}

  async run(subscriptionId: string): Promise<void> {
    const asked = await this.monthly.noteAsked(subscriptionId);
    const subscription = await this.retrieve(subscriptionId);
    if (subscription === null) return;
    if (asked !== null) return this.monthly.write(asked, monthlyFactsOf(subscription, asked.amountPence));
    if (await this.findByMetadata(subscription)) await this.run(subscriptionId);
  }

  /** Finds a monthly donation by the ID in the metadata, if a process died before it stored the subscription's ID. */
  private async findByMetadata({ id, metadata, customer }: Stripe.Subscription): Promise<boolean> {
    const named = metadata['monthlyGift'] ?? '';
    const row = isUuid(named) ? await this.monthly.byId(named) : null;
    if (row === null || row.subscriptionId !== null) return false;
    await this.monthly.attach(row.id, typeof customer === 'string' ? customer : customer.id, id);
    return (await this.monthly.bySubscription(id)) !== null;
  }

  private async retrieve(id: string): Promise<Stripe.Subscription | null> {
    try {
      return await this.stripe.ask((stripe) => stripe.subscriptions.retrieve(id));
    } catch (error) {
      if (faultOf(error) === 'missing') return null;
      throw error;
    }
  }
}
