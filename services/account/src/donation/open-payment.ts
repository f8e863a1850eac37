import { Injectable } from '@nestjs/common';
import { type BegunDonation, DONATION_CURRENCY } from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import type Stripe from 'stripe';
import { accountProblem } from '../support/account-problem';
import type { DonationRow } from './donation-row';
import { DonationRepository } from './donation.repository';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';
import { OpenSubscription } from './open-subscription';

/** Creates the payment at Stripe for a stored donation; repeated calls return the same payment. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly stripe: StripePort,
    private readonly donations: DonationRepository,
    private readonly subscription: OpenSubscription,
  ) {}

  async open(giftId: string): Promise<BegunDonation> {
    const gift = await this.donations.byId(giftId);
    if (!gift || gift.state === 'cancelled') throw accountProblem('gifts.over');
    const clientSecret = await this.secretOf(gift);
    if (clientSecret === null) throw accountProblem('gifts.over');
    return { giftId, clientSecret, amountPence: gift.amountPence, every: gift.kind, mode: gift.mode };
  }

  private async secretOf(gift: DonationRow): Promise<string | null> {
    try {
      const intent = gift.paymentIntentId === null ? await this.make(gift) : await this.find(gift.paymentIntentId);
      return intent.status === 'canceled' ? null : intent.client_secret;
    } catch (error) {
      // Stripe knows the row's ID with another amount, or refuses the payment for good: the client must start a new
      // donation.
      if (faultOf(error) === null) throw error;
      return null;
    }
  }

  private async make(gift: DonationRow): Promise<Stripe.PaymentIntent> {
    const intent =
      gift.monthlyGiftId === null ? await this.makeOnce(gift) : await this.find(await this.subscription.open(gift));
    // The donation was cancelled meanwhile. Nobody gets the secret of a payment that the row does not know.
    if (!(await this.donations.attachPayment(gift.id, intent.id))) throw accountProblem('gifts.over');
    return intent;
  }

  private makeOnce({ id, amountPence }: DonationRow): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask((stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amountPence,
          currency: DONATION_CURRENCY,
          automatic_payment_methods: { enabled: true },
          description: `Gift to ${PRODUCT_NAME}`,
          metadata: { gift: id },
        },
        { idempotencyKey: id },
      ),
    );
  }

  private find(id: string): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(id));
  }
}
