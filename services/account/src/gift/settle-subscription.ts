import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { isUuid } from './is-uuid';
import { monthlyFactsOf } from './monthly-facts';
import { MonthlyGiftRepository } from './monthly-gift.repository';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

/** A gift that comes again: whether it does, with which sum, and when next. */
@Injectable()
export class SettleSubscription {
  constructor(
    private readonly stripe: StripePort,
    private readonly monthly: MonthlyGiftRepository,
  ) {}

  async run(subscriptionId: string): Promise<void> {
    const asked = await this.monthly.noteAsked(subscriptionId);
    const subscription = await this.retrieve(subscriptionId);
    if (subscription === null) return;
    if (asked !== null) return this.monthly.write(asked, monthlyFactsOf(subscription, asked.amountPence));
    if (await this.findByMetadata(subscription)) await this.run(subscriptionId);
  }

  /** A process that was killed before it wrote the number of the subscription left its own mark at Stripe. */
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
