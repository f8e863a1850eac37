import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DONATION_CURRENCY } from '@waymark/contracts-account';
import { SettleDonation } from '../../donation/settle-donation';
import { faultOf } from '../../donation/stripe-fault';
import { StripePort } from '../../donation/stripe-port';
import { accountProblem } from '../../support/account-problem';
import { type OpenWish, MonthlyWishesRepository } from './monthly-wishes.repository';

/** Longer than all requests of one change together may take. */
const IN_HAND_SECONDS = 60;
const LOOK_AGAIN_MS = 150;
const WAIT_MS = 8_000;

/** Sends a donor's change to Stripe, and settles the donation from the response. Safe to repeat. */
@Injectable()
export class CarryOutWishes {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly stripe: StripePort,
    private readonly settle: SettleDonation,
  ) {}

  /**
   * Runs until nothing is left to send. Throws `gifts.stripe-away` while Stripe is unavailable or another process is
   * still sending.
   */
  async execute(id: string): Promise<void> {
    const { mode } = this.stripe;
    if (mode === null) throw accountProblem('gifts.not-taken');
    const until = Date.now() + WAIT_MS;
    while (await this.wishes.isOpen(id)) {
      const wish = await this.wishes.take(id, mode, IN_HAND_SECONDS);
      if (wish) await this.carryOut(id, wish);
      else if (Date.now() > until) throw accountProblem('gifts.stripe-away');
      else await delay(LOOK_AGAIN_MS);
    }
  }

  private async carryOut(id: string, wish: OpenWish): Promise<void> {
    try {
      if (wish.subscriptionId === null) {
        // The donation may not exist at Stripe yet: the stop is sent as soon as it does.
        if (!(await this.wishes.neverBegan(id))) throw accountProblem('gifts.stripe-away');
        return;
      }
      const isKnown = await this.tell(wish.subscriptionId, wish);
      await this.settle.subscription(wish.subscriptionId);
      // A subscription that Stripe does not know charges nobody.
      if (!isKnown) await this.wishes.endedThere(id);
      await this.wishes.fulfilled(id, wish);
    } finally {
      await this.wishes.letGo(id);
    }
  }

  /** Returns false when the subscription has already ended at Stripe. */
  private async tell(subscriptionId: string, { wantedPence }: OpenWish): Promise<boolean> {
    try {
      if (wantedPence === null) await this.stripe.ask((stripe) => stripe.subscriptions.cancel(subscriptionId));
      else await this.changeAmount(subscriptionId, wantedPence);
      return true;
    } catch (error) {
      if (faultOf(error) !== 'missing') throw error;
      return false;
    }
  }

  /**
   * Takes effect next month, without a charge or refund for this one. It sends no idempotency key: a repeat is
   * harmless, and with the same key Stripe would repeat its own failure for a day.
   */
  private async changeAmount(subscriptionId: string, wantedPence: number): Promise<void> {
    const { items } = await this.stripe.ask((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    const [item] = items.data;
    if (!item) throw new Error('A monthly gift at Stripe has no item');
    const { product } = item.price;
    const price = {
      currency: DONATION_CURRENCY,
      product: typeof product === 'string' ? product : product.id,
      unit_amount: wantedPence,
      recurring: { interval: 'month' as const },
    };
    await this.stripe.ask((stripe) =>
      stripe.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price_data: price }],
        proration_behavior: 'none',
      }),
    );
  }
}
