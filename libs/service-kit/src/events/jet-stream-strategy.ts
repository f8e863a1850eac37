import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventEnvelope } from '@waymark/contracts-core';
import { requestContext } from '../context/request-context';
import type { Tracer } from '../tracing/tracing';
import type { ConsumerParts } from './message-handler';
import { isTransient } from './transient-error';
import { StreamConsumer } from './stream-consumer';
import { handledContract } from './on-event';

export interface StrategyParts extends ConsumerParts {
  readonly service: string;
  readonly slices: readonly string[];
  readonly tracer?: Tracer | null;
}

/** Nest's transport over JetStream: durable pull consumers, one for each stream, acknowledged after the handler. */
export class JetStreamStrategy extends Server implements CustomTransportStrategy {
  /** A handler's failure goes to our consumer, so Nest need not report it as unobserved. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumers: StreamConsumer[] = [];
  private readonly handlers = new Map<string, MessageHandler[]>();

  constructor(private readonly parts: StrategyParts) {
    super();
  }

  /** Name under which this service's dead letters stand. */
  get consumer(): string {
    return this.parts.service;
  }

  /** Starts in the background: a broker that is down delays events, not the service. */
  listen(callback: () => void): void {
    for (const slice of this.parts.slices) {
      const consumer = new StreamConsumer(this.parts.service, slice, (event) => this.dispatch(event), this.parts);
      this.consumers.push(consumer);
      consumer.start();
    }
    callback();
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  on(): void {
    // The broker follows its own connection; this transport has no events of its own.
  }

  unwrap<T>(): T {
    return this.parts.broker as T;
  }

  /** Keeps handlers apart instead of chaining them: one that fails must not cut the others short. */
  override addHandler(pattern: string, handler: MessageHandler): void {
    this.handlers.set(pattern, [...(this.handlers.get(pattern) ?? []), handler]);
  }

  /** Runs every handler of the event's type to its end; false when there is none. Throws what a handler throws. */
  async dispatch(event: EventEnvelope): Promise<boolean> {
    const handlers = this.handlers.get(event.type);
    if (!handlers) return false;
    const contract = handledContract(event.type);
    const parsed = contract ? { ...event, data: contract.data.parse(event.data) } : event;
    const span = this.parts.tracer?.follow(event.traceparent, {
      name: `handle ${event.type}`,
      kind: 'consumer',
      attributes: {
        'messaging.system': 'nats',
        'messaging.operation.type': 'process',
        'messaging.destination.name': event.type,
      },
    });
    const context = {
      correlationId: event.correlationId ?? event.id,
      deadlineAt: null,
      traceparent: span?.traceparent,
    };
    let failed = true;
    try {
      await requestContext.run(context, () => runHandlers(handlers, parsed));
      failed = false;
    } finally {
      span?.end({ failed });
    }
    return true;
  }
}

async function runHandlers(handlers: readonly MessageHandler[], event: EventEnvelope): Promise<void> {
  const failures: unknown[] = [];
  for (const handler of handlers) {
    try {
      const result: unknown = await handler(event);
      // Nest hands a handler's throw over as an Observable: without this wait the event would count as done.
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
    } catch (error) {
      failures.push(error);
    }
  }
  // A peer that is down comes first: its event must not be parked because of another handler's fault.
  if (failures.length > 0) throw failures.find(isTransient) ?? failures[0];
}
