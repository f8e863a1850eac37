import { Injectable } from '@nestjs/common';
import { type BegunDonation, DONATION_CURRENCY } from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import Stripe from 'stripe';
import { accountProblem } from '../support/account-problem';
import type { DonationRow } from './donation-row';
import { DonationRepository } from './donation.repository';
import { MonthlyDonationRepository } from './monthly-donation.repository';
import { paymentOf } from './settle-donation';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

/** ID of the only product in Stripe. Every monthly donation uses it, each at its own price. */
const PRODUCT = 'waymark-monthly-gift';

/**
 * Creates a subscription with a first payment for the donor to make. It ends by itself when that is not paid within a
 * day.
 */
@Injectable()
export class OpenSubscription {
  private isProductThere = false;

  constructor(
    private readonly stripe: StripePort,
    private readonly donations: DonationRepository,
    private readonly monthly: MonthlyDonationRepository,
  ) {}

  /** Returns the ID of the first payment. */
  async open(gift: DonationRow): Promise<string> {
    const monthly = await this.monthly.byId(gift.monthlyGiftId ?? '');
    if (!monthly) throw accountProblem('gifts.over');
    await this.needProduct();
    const customer = monthly.customerId ?? (await this.newCustomer(monthly.id));
    const { id, latest_invoice: invoice } = await this.subscribe(monthly.id, customer, monthly.amountPence);
    await this.monthly.attach(monthly.id, customer, id);
    if (typeof invoice !== 'object' || invoice === null) throw accountProblem('gifts.over');
    await this.donations.attachInvoice(gift.id, invoice.id);
    const payment = paymentOf(invoice) ?? invoice.confirmation_secret?.client_secret.split('_secret_')[0];
    if (payment === undefined) throw accountProblem('gifts.over');
    return payment;
  }

  private subscribe(monthlyId: string, customer: string, pence: number): Promise<Stripe.Subscription> {
    const price = {
      currency: DONATION_CURRENCY,
      product: PRODUCT,
      unit_amount: pence,
      recurring: { interval: 'month' },
    };
    return this.stripe.ask((stripe) =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price_data: price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { monthlyGift: monthlyId },
          expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
        },
        { idempotencyKey: monthlyId },
      ),
    );
  }

  /** Sends no name or address: Stripe's own fields ask for what it needs. */
  private async newCustomer(monthlyId: string): Promise<string> {
    const metadata = { monthlyGift: monthlyId };
    const made = await this.stripe.ask((stripe) =>
      stripe.customers.create({ metadata }, { idempotencyKey: `customer-${monthlyId}` }),
    );
    await this.monthly.attach(monthlyId, made.id, null);
    return made.id;
  }

  private async needProduct(): Promise<void> {
    if (this.isProductThere) return;
    const product = { id: PRODUCT, name: `Monthly gift to ${PRODUCT_NAME}` };
    try {
      await this.stripe.ask((stripe) => stripe.products.create(product));
    } catch (error) {
      const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    }
    this.isProductThere = true;
  }
}

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
      // Stripe knows the row's ID with another amount, or refuses the payment permanently. The client must start a new
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
