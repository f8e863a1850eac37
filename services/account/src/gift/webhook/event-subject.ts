import type Stripe from 'stripe';

/** What to ask Stripe about after an event. */
export interface EventSubject {
  kind: 'payment' | 'invoice' | 'subscription' | 'setup';
  id: string;
}

const KINDS: Readonly<Record<string, EventSubject['kind']>> = {
  payment_intent: 'payment',
  invoice: 'invoice',
  subscription: 'subscription',
  setup_intent: 'setup',
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Of what an event claims its object's number alone is used. Null: nothing of it concerns gifts. */
export function subjectOf(event: Stripe.Event): EventSubject | null {
  const object = event.data.object as unknown as Record<string, unknown>;
  const kind = KINDS[textOf(object['object']) ?? ''];
  const own = textOf(object['id']);
  if (kind && own) return { kind, id: own };
  // What pays an invoice is known by the invoice: it may be another payment than the one that we know of.
  const invoice = object['object'] === 'invoice_payment' ? textOf(object['invoice']) : null;
  if (invoice) return { kind: 'invoice', id: invoice };
  // Charges, refunds and disputes are about the payment that they name.
  const payment = textOf(object['payment_intent']);
  return payment === null ? null : { kind: 'payment', id: payment };
}
