import { countDroppedLines } from '@waymark/edge-kit';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one service. Slices add their own to `registry`. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 8],
    registers: [this.registry],
  });

  readonly events = new Counter({
    name: 'events_handled_total',
    help: 'Events by type and outcome: handled, ignored, retried, delayed, parked.',
    labelNames: ['type', 'outcome'],
    registers: [this.registry],
  });

  readonly lag = new Histogram({
    name: 'event_lag_seconds',
    help: 'Time from the writing of an event to the end of its handling.',
    labelNames: ['type'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 3, 10, 60, 600],
    registers: [this.registry],
  });

  readonly pending = new Gauge({
    name: 'events_pending',
    help: 'Events of a slice that this service has not taken yet, when it took the last one.',
    labelNames: ['slice'],
    registers: [this.registry],
  });

  readonly published = new Counter({
    name: 'outbox_published_total',
    help: 'Outbox rows that the broker took.',
    registers: [this.registry],
  });

  readonly requeued = new Counter({
    name: 'outbox_requeued_total',
    help: 'Outbox rows published again because the broker lost them.',
    registers: [this.registry],
  });

  readonly waiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Outbox rows taken up by the last round and not yet published.',
    registers: [this.registry],
  });

  readonly oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest outbox row that was not published at the last round of the relay that works.',
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    countDroppedLines(this.registry);
  }
}
