import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { DonationRow } from './donation-row';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

type Payable = Pick<DonationRow, 'paymentIntentId' | 'invoiceId'>;

/** Cancels a payment, which makes its secret useless. */
@Injectable()
export class CallOff {
  constructor(private readonly stripe: StripePort) {}

  async run({ paymentIntentId, invoiceId }: Payable): Promise<void> {
    // A payment of an invoice can only be cancelled with its invoice; the first invoice also ends its subscription.
    if (invoiceId !== null) await this.orOver((stripe) => stripe.invoices.voidInvoice(invoiceId));
    else if (paymentIntentId !== null) await this.orOver((stripe) => stripe.paymentIntents.cancel(paymentIntentId));
  }

  /** Cancels the secret for storing a card. */
  card(setupIntentId: string): Promise<void> {
    return this.orOver((stripe) => stripe.setupIntents.cancel(setupIntentId));
  }

  /** Ignores a refusal by Stripe if the payment or card has completed meanwhile; Stripe's state then counts. */
  private async orOver(ask: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    try {
      await this.stripe.ask(ask);
    } catch (error) {
      if (faultOf(error) !== 'refused') throw error;
    }
  }
}
