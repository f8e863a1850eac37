import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripePort } from '../../donation/stripe-port';
import { faultOf } from '../../donation/stripe-fault';
import { loneChargeOf, paymentOf, type TheirPayment } from './difference-of';

const PAGE = 100;
const WITH_CHARGE = 'latest_charge';

type Read<T> = (stripe: Stripe, page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<T>>;

/** Pages through everything created at Stripe since a moment. */
@Injectable()
export class StripeLists {
  constructor(private readonly port: StripePort) {}

  payments(since: Date): AsyncGenerator<Stripe.PaymentIntent[]> {
    const expand = [`data.${WITH_CHARGE}`];
    return this.pages((stripe, page) => stripe.paymentIntents.list({ ...page, created: after(since), expand }));
  }

  charges(since: Date): AsyncGenerator<Stripe.Charge[]> {
    return this.pages((stripe, page) => stripe.charges.list({ ...page, created: after(since) }));
  }

  refunds(since: Date): AsyncGenerator<Stripe.Refund[]> {
    return this.pages((stripe, page) => stripe.refunds.list({ ...page, created: after(since) }));
  }

  disputes(since: Date): AsyncGenerator<Stripe.Dispute[]> {
    return this.pages((stripe, page) => stripe.disputes.list({ ...page, created: after(since) }));
  }

  paidInvoices(since: Date): AsyncGenerator<Stripe.Invoice[]> {
    return this.pages((stripe, page) => stripe.invoices.list({ ...page, created: after(since), status: 'paid' }));
  }

  /** Returns a payment, or a charge without one; null when Stripe knows neither. */
  async find(stripeId: string): Promise<TheirPayment | null> {
    try {
      if (!stripeId.startsWith('pi_'))
        return loneChargeOf(await this.port.ask((stripe) => stripe.charges.retrieve(stripeId)));
      return paymentOf(
        await this.port.ask((stripe) => stripe.paymentIntents.retrieve(stripeId, { expand: [WITH_CHARGE] })),
      );
    } catch (error) {
      if (faultOf(error) === 'missing') return null;
      throw error;
    }
  }

  private async *pages<T extends { id?: string }>(read: Read<T>): AsyncGenerator<T[]> {
    let last: string | undefined;
    for (;;) {
      const from = last;
      const { data, has_more: more } = await this.port.ask((stripe) =>
        read(stripe, { limit: PAGE, ...(from !== undefined && { starting_after: from }) }),
      );
      yield data;
      last = data.at(-1)?.id;
      if (!more || last === undefined) return;
    }
  }
}

const after = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });
