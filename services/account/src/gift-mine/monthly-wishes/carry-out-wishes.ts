import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { GIFT_CURRENCY } from '@waymark/contracts-account';
import { SettleGift } from '../../gift/settle-gift';
import { faultOf } from '../../gift/stripe-fault';
import { StripePort } from '../../gift/stripe-port';
import { accountProblem } from '../../support/account-problem';
import { type OpenWish, MonthlyWishesRepository } from './monthly-wishes.repository';

/** Longer than all questions of one wish together may take. */
const IN_HAND_SECONDS = 60;
const LOOK_AGAIN_MS = 150;
const WAIT_MS = 8_000;

/** Tells Stripe what a giver asked for, and settles the gift from its answer. Asked twice, Stripe does it once. */
@Injectable()
export class CarryOutWishes {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly stripe: StripePort,
    private readonly settle: SettleGift,
  ) {}

  /** Until nothing is left to tell; `gifts.stripe-away` while Stripe, or another process that asks it, is not done. */
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
        // It may be at its very beginning: Stripe is told as soon as there is something to stop.
        if (!(await this.wishes.neverBegan(id))) throw accountProblem('gifts.stripe-away');
        return;
      }
      const isKnown = await this.tell(wish.subscriptionId, wish);
      await this.settle.subscription(wish.subscriptionId);
      // What Stripe does not know takes no money from anybody.
      if (!isKnown) await this.wishes.endedThere(id);
      await this.wishes.fulfilled(id, wish);
    } finally {
      await this.wishes.letGo(id);
    }
  }

  /** False: it has ended at Stripe already. */
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
   * From the next month on: nothing is charged or given back for this one. Without a key of ours, since twice is the same as
   * once, and Stripe would repeat a failure of its own for a day to whoever asks by the same key.
   */
  private async changeAmount(subscriptionId: string, wantedPence: number): Promise<void> {
    const { items } = await this.stripe.ask((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    const [item] = items.data;
    if (!item) throw new Error('A monthly gift at Stripe has no item');
    const { product } = item.price;
    const price = {
      currency: GIFT_CURRENCY,
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
