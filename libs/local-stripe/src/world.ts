import { join } from 'node:path';
import Stripe from 'stripe';
import { noSuch } from './http/stripe-problem';
import { newId } from './store/ids';
import type { KeptOf, Kind, LocalManner } from './store/objects';
import { Store } from './store/store';

/** The library's API version: objects have the shapes of its types. */
export const API_VERSION = Stripe.API_VERSION;

type EventOf<T extends Stripe.Event.Type> = Extract<Stripe.Event, { type: T }>;

/** One account at this Stripe: its objects, time and events. */
export class World {
  readonly store: Store;
  /** The current request, recorded in its events. */
  request: Stripe.Event.Request = { id: null, idempotency_key: null };

  /** Events of the current request. */
  private fresh: string[] = [];

  /** Updates the invoice that the payment pays. */
  afterPayment: (intent: Stripe.PaymentIntent) => void = () => undefined;
  afterFailure: (intent: Stripe.PaymentIntent) => void = () => undefined;

  /** Returns the first action that becomes due by then. */
  nextDue: (until: number) => { at: number; act: () => void } | null = () => null;

  constructor(
    /** Returns the server's origin, for the URLs that it returns. */
    readonly origin: () => string,
    dataDir: string,
    private readonly now: () => number,
  ) {
    this.store = new Store(join(dataDir, 'stripe.jsonl'));
  }

  /** In seconds, like all of Stripe's times. */
  time(): number {
    return Math.floor(this.now() / 1000) + (this.store.get('local.clock', 'clock')?.aheadSeconds ?? 0);
  }

  /** Moves the clock and runs what becomes due, each action at its own time. */
  advance(seconds: number): void {
    const until = this.time() + Math.max(0, Math.floor(seconds));
    for (;;) {
      const due = this.nextDue(until);
      if (!due) break;
      this.setTime(due.at);
      due.act();
    }
    this.setTime(until);
  }

  private setTime(at: number): void {
    const ahead = at - this.time();
    if (ahead <= 0) return;
    const aheadSeconds = (this.store.get('local.clock', 'clock')?.aheadSeconds ?? 0) + ahead;
    this.store.put({ object: 'local.clock', id: 'clock', aheadSeconds });
  }

  /** Returns the object, or throws a not-found error. */
  need<K extends Kind>(kind: K, id: string, param = 'id'): KeptOf<K> {
    const found = this.store.get(kind, id);
    if (!found) throw noSuch(kind, id, param);
    return found;
  }

  /** Returns a customer who is not deleted. */
  needCustomer(id: string): Stripe.Customer {
    if (this.store.get('local.deleted', id)) throw noSuch('customer', id, 'customer');
    return this.need('customer', id, 'customer');
  }

  get manner(): LocalManner {
    return (
      this.store.get('local.manner', 'manner') ?? {
        object: 'local.manner',
        id: 'manner',
        webhooks: {},
        manner: { mode: 'well' },
      }
    );
  }

  /** Stores the changes; returns the events to send. */
  commit(): string[] {
    this.store.commit();
    return this.fresh.splice(0);
  }

  rollback(): void {
    this.store.rollback();
    this.fresh = [];
  }

  /** Queues an event for the webhook, sent once the changes are stored. */
  emit<T extends Stripe.Event.Type>(type: T, object: EventOf<T>['data']['object']): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.time(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    } satisfies Stripe.EventBase;
    this.store.put(event as Stripe.Event);
    this.store.put({ object: 'local.delivery', id: event.id, attempts: 0, state: 'waiting' });
    this.fresh.push(event.id);
  }
}
