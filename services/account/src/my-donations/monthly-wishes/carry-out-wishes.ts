import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DONATION_CURRENCY } from '@waymark/contracts-account';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { SettleDonation } from '../../donation/settle-donation';
import { faultOf } from '../../donation/stripe-fault';
import { StripePort } from '../../donation/stripe-port';
import { accountProblem } from '../../support/account-problem';
import { MonthlyWishesRepository, type OpenWish } from './monthly-wishes.repository';
import { TellStopped } from './tell-stopped';

/** Seconds of a lease: longer than all requests of one change together can take. */
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
   * Changes the amount from next month on, without a charge or refund for this one. It sends no idempotency key: a
   * repeat is harmless, and with the same key Stripe would repeat its own failure for a day.
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

const EVERY_MS = 10_000;
const AT_ONCE = 50;

/** Retries changes that failed at Stripe or in a process that died. */
@Injectable()
export class WishJob implements OnApplicationBootstrap {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly stripe: StripePort,
    private readonly carryOut: CarryOutWishes,
    private readonly tell: TellStopped,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'carry out wishes of givers', every: EVERY_MS, atStart: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { mode } = this.stripe;
    if (mode === null) return;
    for (const id of await this.wishes.open(mode, AT_ONCE)) {
      // A failing change must not block the others.
      await this.goOn(id).catch((err: unknown) => this.log.warn({ err, monthlyGiftId: id }, 'a wish goes on later'));
    }
  }

  private async goOn(id: string): Promise<void> {
    await this.carryOut.execute(id);
    await this.tell.execute(id);
  }
}
