import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CardOutcome, CardQuestion, DonationOutcome, DonationOutcomeQuestion } from '@waymark/contracts-account';
import type Stripe from 'stripe';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { DonationRepository } from './donation.repository';
import { KeepNewCard } from './keep-new-card';
import { SettleDonation } from './settle-donation';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns Stripe's result for one's new card. Without its secret, the response does not reveal whether it exists. */
@Injectable()
export class AskCardOutcome {
  constructor(
    private readonly throttle: AuthThrottle,
    private readonly cards: KeepNewCard,
  ) {}

  async execute({ setupIntent, clientSecret }: CardQuestion, origin: string): Promise<CardOutcome> {
    await this.throttle.guard('gift-outcome', origin);
    const known = await this.cards.run(setupIntent);
    const secret = known?.setup.client_secret;
    if (!known || !secret || !timingSafeEqual(digest(secret), digest(clientSecret)))
      throw accountProblem('gifts.not-found');
    const { setup, monthly } = known;
    const state = stateOf(setup);
    const message = state === 'failed' ? (setup.last_setup_error?.message ?? null) : null;
    return { state, monthlyState: monthly.state, amountPence: monthly.amountPence, message };
  }
}

function stateOf({ status, last_setup_error: error }: Stripe.SetupIntent): CardOutcome['state'] {
  if (status === 'succeeded') return 'kept';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'over';
  return error && status === 'requires_payment_method' ? 'failed' : 'open';
}

/** Returns Stripe's result for one's payment. Without its secret, the response does not reveal whether it exists. */
@Injectable()
export class AskDonationOutcome {
  constructor(
    private readonly throttle: AuthThrottle,
    private readonly donations: DonationRepository,
    private readonly settle: SettleDonation,
  ) {}

  async execute({ paymentIntent, clientSecret }: DonationOutcomeQuestion, origin: string): Promise<DonationOutcome> {
    await this.throttle.guard('gift-outcome', origin);
    // A client gets the secret only after the payment is stored in the row.
    if ((await this.donations.byPayment(paymentIntent)) === null) throw accountProblem('gifts.not-found');
    const settled = await this.settle.payment(paymentIntent);
    const isTheirs = settled?.clientSecret && timingSafeEqual(digest(settled.clientSecret), digest(clientSecret));
    if (!settled || !isTheirs) throw accountProblem('gifts.not-found');
    const { id: giftId, state, amountPence, kind: every, monthlyGiftId } = settled.gift;
    // If Stripe is unavailable now, the same result arrives later with its event.
    if (state === 'received' && monthlyGiftId !== null)
      await this.settle.monthlyGift(monthlyGiftId).catch(() => undefined);
    return { giftId, state, amountPence, every, message: state === 'failed' ? settled.message : null };
  }
}
