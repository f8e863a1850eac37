import type Stripe from 'stripe';
import type { Behaviour } from '../payments/test-cards';

/** What a saved card does when it is charged. Its number is never kept. */
export interface LocalCard {
  object: 'local.card';
  /** Of the payment method. */
  id: string;
  behaviour: Behaviour;
}

/** One event on its way to the webhook. */
export interface LocalDelivery {
  object: 'local.delivery';
  /** Of the event. */
  id: string;
  attempts: number;
  /** `late`: held back until somebody lets it go. `lost`: never sent, or given up. */
  state: 'waiting' | 'delivered' | 'late' | 'lost';
}

/** The first answer to an Idempotency-Key. */
export interface LocalAnswer {
  object: 'local.answer';
  /** The key. */
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
}

/** Which shares of the events go wrong on their way, each from 0 to 1. */
export interface WebhookPlan {
  lost?: number;
  doubled?: number;
  /** Held back until `releaseLate`. */
  late?: number;
  /** Each waits up to so long, and so overtakes others. */
  shuffledMs?: number;
}

export interface Manner {
  /** `down`: connections are cut; `failing`: every answer is a 500; `limiting`: every answer is a 429. */
  mode: 'well' | 'down' | 'failing' | 'slow' | 'limiting';
  slowMs?: number;
  /** The share of requests that are done and whose answer is lost, as when a connection breaks. */
  lostAnswers?: number;
}

/** How it was told to behave, also after a restart. */
export interface LocalManner {
  object: 'local.manner';
  id: 'manner';
  webhookUrl?: string;
  webhooks: WebhookPlan;
  manner: Manner;
}

/** Where a person goes back to after their bank asked them. */
export interface LocalReturn {
  object: 'local.return';
  /** Of the intent. */
  id: string;
  url: string;
}

export interface LocalDeleted {
  object: 'local.deleted';
  /** Of the customer. */
  id: string;
}

export interface LocalClock {
  object: 'local.clock';
  id: 'clock';
  aheadSeconds: number;
}

type Kept =
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

export type Kind = Kept['object'];
export type KeptOf<K extends Kind> = Extract<Kept, { object: K }>;
export type AnyKept = Kept;
