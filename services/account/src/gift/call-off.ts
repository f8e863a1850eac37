import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { GiftRow } from './gift-row';
import { faultOf } from './stripe-fault';
import { StripePort } from './stripe-port';

type Payable = Pick<GiftRow, 'paymentIntentId' | 'invoiceId'>;

/** Makes the secret of a payment worthless. */
@Injectable()
export class CallOff {
  constructor(private readonly stripe: StripePort) {}

  async run({ paymentIntentId, invoiceId }: Payable): Promise<void> {
    // A payment of an invoice ends with its invoice alone; the first one takes its subscription with it.
    if (invoiceId !== null) await this.orOver((stripe) => stripe.invoices.voidInvoice(invoiceId));
    else if (paymentIntentId !== null) await this.orOver((stripe) => stripe.paymentIntents.cancel(paymentIntentId));
  }

  /** The secret with which a card was to be kept. */
  card(setupIntentId: string): Promise<void> {
    return this.orOver((stripe) => stripe.setupIntents.cancel(setupIntentId));
  }

  /** Stripe refuses where it was made meanwhile: then what it says stands. */
  private async orOver(ask: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    try {
      await this.stripe.ask(ask);
    } catch (error) {
      if (faultOf(error) !== 'refused') throw error;
    }
  }
}
