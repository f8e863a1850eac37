import { Injectable } from '@nestjs/common';
import type { BegunCard } from '@waymark/contracts-account';
import { MonthlyDonationRepository } from '../donation/monthly-donation.repository';
import { faultOf } from '../donation/stripe-fault';
import { StripePort } from '../donation/stripe-port';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import type { Giver } from './giver';
import { MonthlyWishesRepository } from './monthly-wishes/monthly-wishes.repository';

/**
 * Starts entering a new card at Stripe. Only for a running donation, which people who test stolen cards do not have.
 */
@Injectable()
export class BeginNewCard {
  constructor(
    private readonly throttle: AuthThrottle,
    private readonly wishes: MonthlyWishesRepository,
    private readonly monthly: MonthlyDonationRepository,
    private readonly stripe: StripePort,
  ) {}

  async execute(giver: Giver, asked: string | null, origin: string): Promise<BegunCard> {
    await this.throttle.guard('gift-origin', origin);
    const id = await this.wishes.own(giver, asked);
    const gift = id === null ? null : await this.monthly.byId(id);
    if (!gift) throw accountProblem('memberId' in giver ? 'gifts.no-such-monthly' : 'gifts.link-unknown');
    const { state, customerId, amountPence } = gift;
    const runs = state === 'active' || state === 'late';
    if (!runs || customerId === null || gift.mode !== this.stripe.mode) throw accountProblem('gifts.monthly-stopped');
    const clientSecret = await this.secretFor(gift.id, customerId);
    if (clientSecret === null) throw accountProblem('gifts.monthly-stopped');
    return { clientSecret, amountPence, state };
  }

  /** Returns null when Stripe no longer knows the donor. */
  private async secretFor(monthlyGift: string, customer: string): Promise<string | null> {
    try {
      const setup = await this.stripe.ask((stripe) =>
        stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true },
          metadata: { monthlyGift },
        }),
      );
      return setup.client_secret;
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'missing' || fault === 'refused') return null;
      throw error;
    }
  }
}
