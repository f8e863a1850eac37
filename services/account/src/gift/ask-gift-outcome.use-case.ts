import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GiftOutcome, GiftOutcomeQuestion } from '@waymark/contracts-account';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { GiftRepository } from './gift.repository';
import { SettleGift } from './settle-gift';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns Stripe's result for one's payment. Without its secret, the response does not reveal whether it exists. */
@Injectable()
export class AskGiftOutcome {
  constructor(
    private readonly throttle: AuthThrottle,
    private readonly gifts: GiftRepository,
    private readonly settle: SettleGift,
  ) {}

  async execute({ paymentIntent, clientSecret }: GiftOutcomeQuestion, origin: string): Promise<GiftOutcome> {
    await this.throttle.guard('gift-outcome', origin);
    // A client gets the secret only after the payment is stored in the row.
    if ((await this.gifts.byPayment(paymentIntent)) === null) throw accountProblem('gifts.not-found');
    const settled = await this.settle.payment(paymentIntent);
    const isTheirs = settled?.clientSecret && timingSafeEqual(digest(settled.clientSecret), digest(clientSecret));
    if (!settled || !isTheirs) throw accountProblem('gifts.not-found');
    const { id: giftId, state, amountPence, kind: every, monthlyGiftId } = settled.gift;
    // If Stripe is unavailable now, its event brings the same result later.
    if (state === 'received' && monthlyGiftId !== null)
      await this.settle.monthlyGift(monthlyGiftId).catch(() => undefined);
    return { giftId, state, amountPence, every, message: state === 'failed' ? settled.message : null };
  }
}
