import type { JsMsg } from '@nats-io/jetstream';
import { type EventEnvelope, eventEnvelopeSchema } from '@waymark/contracts-core';
import type { Log } from '../log/create-log';
import type { Metrics } from '../metrics/metrics';
import type { Broker } from './broker';
import type { DeadLetters } from './dead-letters';
import { isTransient } from './transient-error';
import { retryDelay, type TryCounter } from './try-counter';

/** What every consumer of a service needs. */
export interface ConsumerParts {
  readonly broker: Broker;
  readonly deadLetters: DeadLetters;
  readonly tries: TryCounter;
  readonly log: Log;
  readonly metrics: Metrics;
}

const POISON_TRIES = 5;
const POISON_FIRST_DELAY_MS = 100;
const TRANSIENT_FIRST_DELAY_MS = 500;

export type Dispatch = (event: EventEnvelope) => Promise<boolean>;

/**
 * Handles a delivered message: acknowledges it after its handlers, retries it later, or parks it after five failures.
 */
export class JetStreamMessageHandler {
  constructor(
    private readonly consumer: string,
    private readonly dispatch: Dispatch,
    private readonly parts: ConsumerParts,
  ) {}

  async handle(message: JsMsg): Promise<void> {
    const parsed = readEnvelope(message);
    if (!parsed) {
      this.parts.log.error({ subject: message.subject, seq: message.seq }, 'message is not an event: skipped');
      this.count(message.subject, 'unreadable');
      message.ack();
      return;
    }
    try {
      const handled = await this.dispatch(parsed);
      // A message delivered for the first time has no failures to clear.
      if (message.redelivered) await this.parts.tries.clear(this.consumer, parsed.id);
      this.count(parsed.type, handled ? 'handled' : 'ignored');
      if (handled)
        this.parts.metrics.lag.observe(
          { type: parsed.type },
          Math.max(0, Date.now() - Date.parse(parsed.time)) / 1_000,
        );
      message.ack();
    } catch (error) {
      await this.fail(message, parsed, error);
    }
  }

  private async fail(message: JsMsg, event: EventEnvelope, error: unknown): Promise<void> {
    if (isTransient(error)) {
      this.delay(message, event, error, 'delayed', retryDelay(message.info.deliveryCount, TRANSIENT_FIRST_DELAY_MS));
      return;
    }
    try {
      // Does not use the broker's count, which also includes transient errors and killed processes.
      const tries = await this.parts.tries.add(this.consumer, event.id);
      if (tries < POISON_TRIES) this.delay(message, event, error, 'retried', retryDelay(tries, POISON_FIRST_DELAY_MS));
      else await this.park(message, event, error, tries);
    } catch (databaseError) {
      this.delay(
        message,
        event,
        databaseError,
        'delayed',
        retryDelay(message.info.deliveryCount, TRANSIENT_FIRST_DELAY_MS),
      );
    }
  }

  private async park(message: JsMsg, event: EventEnvelope, error: unknown, tries: number): Promise<void> {
    await this.parts.deadLetters.park(this.consumer, event, error, tries);
    this.count(event.type, 'parked');
    this.parts.log.error({ err: error, eventId: event.id, type: event.type, tries }, 'event parked as dead letter');
    message.ack();
  }

  private delay(message: JsMsg, event: EventEnvelope, error: unknown, outcome: string, ms: number): void {
    this.count(event.type, outcome);
    this.parts.log.warn({ err: error, eventId: event.id, type: event.type, ms }, 'event comes again');
    message.nak(ms);
  }

  private count(type: string, outcome: string): void {
    this.parts.metrics.events.inc({ type, outcome });
  }
}

function readEnvelope(message: JsMsg): EventEnvelope | null {
  try {
    return eventEnvelopeSchema.parse(message.json());
  } catch {
    return null;
  }
}
