import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CardOutcome, CardQuestion } from '@waymark/contracts-account';
import type Stripe from 'stripe';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { KeepNewCard } from './keep-new-card';

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
