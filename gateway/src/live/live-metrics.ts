import { Counter, Gauge, type Registry } from 'prom-client';
import type { StreamEnd } from './live-stream';

/** Metrics of the messages to open tabs; they never identify a recipient. */
export class LiveMetrics {
  private readonly messages: Counter;
  private readonly ends: Counter<'why'>;

  constructor(registry: Registry, open: () => number) {
    const registers = [registry];
    new Gauge({
      name: 'gateway_live_streams',
      help: 'Open streams of members’ tabs',
      registers,
      collect() {
        this.set(open());
      },
    });
    this.messages = new Counter({
      name: 'gateway_live_messages_total',
      help: 'New notifications sent to open tabs',
      registers,
    });
    this.ends = new Counter({
      name: 'gateway_live_ended_total',
      help: 'Closed streams, by reason',
      labelNames: ['why'] as const,
      registers,
    });
  }

  told(): void {
    this.messages.inc();
  }

  ended(why: StreamEnd): void {
    this.ends.inc({ why });
  }
}
