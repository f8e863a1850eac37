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

/** Nest's transport over JetStream: one durable pull consumer per stream; acknowledges after the handler. */
export class JetStreamStrategy extends Server implements CustomTransportStrategy {
  /** Our consumer handles a handler's failure, so Nest need not report it as unobserved. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumers: StreamConsumer[] = [];
  private readonly handlers = new Map<string, MessageHandler[]>();

  constructor(private readonly parts: StrategyParts) {
    super();
  }

  /** Name under which this service's dead letters are stored. */
  get consumer(): string {
    return this.parts.service;
  }

  /** Starts in the background: an unavailable broker delays events but not the service. */
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
    // `Broker` tracks the connection; this transport emits no events of its own.
  }

  unwrap<T>(): T {
    return this.parts.broker as T;
  }

  /** Stores handlers separately instead of chaining them: one that fails must not stop the others. */
  override addHandler(pattern: string, handler: MessageHandler): void {
    this.handlers.set(pattern, [...(this.handlers.get(pattern) ?? []), handler]);
  }

  /** Runs every handler of the event's type to its end; returns false when there is none. Throws a handler's error. */
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
      // Nest returns a handler's error as an Observable: without this wait, the event would count as handled.
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
    } catch (error) {
      failures.push(error);
    }
  }
  // Prefer a transient error: another handler's fault must not park an event that only waits for a peer.
  if (failures.length > 0) throw failures.find(isTransient) ?? failures[0];
}
