import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripePort } from '../stripe-port';
import { HandleEvents } from './handle-events';
import { type EventSubject, StripeEventRepository } from './stripe-event.repository';

const KINDS: Readonly<Record<string, EventSubject['kind']>> = {
  payment_intent: 'payment',
  invoice: 'invoice',
  subscription: 'subscription',
  setup_intent: 'setup',
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Returns the ID of an event's object; no other data of the event is used. Null: the event does not concern donations.
 */
function subjectOf(event: Stripe.Event): EventSubject | null {
  const object = event.data.object as unknown as Record<string, unknown>;
  const kind = KINDS[textOf(object['object']) ?? ''];
  const own = textOf(object['id']);
  if (kind && own) return { kind, id: own };
  // A payment of an invoice is found by the invoice: it may be a different payment from the one that we know.
  const invoice = object['object'] === 'invoice_payment' ? textOf(object['invoice']) : null;
  if (invoice) return { kind: 'invoice', id: invoice };
  // Charges, refunds and disputes refer to a payment, which is queried instead.
  const payment = textOf(object['payment_intent']);
  return payment === null ? null : { kind: 'payment', id: payment };
}

/** Stores the event before it is handled, because Stripe waits for the response and resends unanswered events. */
@Injectable()
export class ReceiveStripeEvent {
  constructor(
    private readonly stripe: StripePort,
    private readonly events: StripeEventRepository,
    private readonly handling: HandleEvents,
  ) {}

  async execute(bytes: Uint8Array, signature: string | undefined): Promise<void> {
    const event = this.stripe.readEvent(bytes, signature);
    await this.events.add(event.id, event.type, new Date(event.created * 1000), subjectOf(event));
    this.handling.wake();
  }
}
