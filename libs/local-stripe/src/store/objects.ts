import type Stripe from 'stripe';
import type { Behaviour } from '../payments/test-cards';

/** What a saved card does when it is charged. The number is never stored. */
export interface LocalCard {
  object: 'local.card';
  /** The payment method's id. */
  id: string;
  behaviour: Behaviour;
}

/** An event on its way to the webhook. */
export interface LocalDelivery {
  object: 'local.delivery';
  /** ID of the event. */
  id: string;
  attempts: number;
  /** `late`: held until released. `lost`: never sent, or no longer tried. */
  state: 'waiting' | 'delivered' | 'late' | 'lost';
}

/** The first response to an Idempotency-Key. */
export interface LocalAnswer {
  object: 'local.answer';
  /** The key. */
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The share of events with each delivery fault, from 0 to 1. */
export interface WebhookPlan {
  lost?: number;
  doubled?: number;
  /** Held until `releaseLate`. */
  late?: number;
  /** Each event waits up to this long, so it may overtake others. */
  shuffledMs?: number;
}

export interface Manner {
  /** `down`: connections are cut; `failing`: every response is a 500; `limiting`: every response is a 429. */
  mode: 'well' | 'down' | 'failing' | 'slow' | 'limiting';
  slowMs?: number;
  /** The share of requests that are executed but get no response, as when a connection breaks. */
  lostAnswers?: number;
}

/** The configured behaviour, which survives a restart. */
export interface LocalManner {
  object: 'local.manner';
  id: 'manner';
  webhookUrl?: string;
  webhooks: WebhookPlan;
  manner: Manner;
}

/** The URL to which a person returns after their bank's question. */
export interface LocalReturn {
  object: 'local.return';
  /** ID of the intent. */
  id: string;
  url: string;
}

export interface LocalDeleted {
  object: 'local.deleted';
  /** The customer's id. */
  id: string;
}

export interface LocalClock {
  object: 'local.clock';
  id: 'clock';
  aheadSeconds: number;
}

type Stored =
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.PaymentMethod
  | Stripe.Charge
  | Stripe.BalanceTransaction
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Customer
  | Stripe.Product
  | Stripe.Price
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.Event
  | LocalCard
  | LocalDelivery
  | LocalAnswer
  | LocalManner
  | LocalDeleted
  | LocalReturn
  | LocalClock;

export type Kind = Stored['object'];
export type KeptOf<K extends Kind> = Extract<Stored, { object: K }>;
export type AnyKept = Stored;
