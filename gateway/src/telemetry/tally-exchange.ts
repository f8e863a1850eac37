import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import { loadReportSchema, parseJson, type LoadReport } from '@waymark/contracts-core';
import { z } from 'zod';

const SUBJECT = 'waymark.gateway.load';

const messageSchema = z.strictObject({
  gateway: z.string(),
  report: loadReportSchema,
  weight: z.number().min(1).max(1_000),
});

/**
 * Shares load counts among gateways, so together they detect a broken build sooner. A lost message loses only a count.
 */
export class TallyExchange {
  private readonly gateway = randomUUID();
  private connection: NatsConnection | undefined;

  constructor(private readonly onReport: (report: LoadReport, weight: number) => void) {}

  follow(connection: NatsConnection): void {
    this.connection = connection;
    connection.subscribe(SUBJECT, { callback: (_error, message) => this.hear(message.string()) });
  }

  tell(report: LoadReport, weight: number): void {
    if (this.connection?.isClosed() === false) {
      this.connection.publish(SUBJECT, JSON.stringify({ gateway: this.gateway, report, weight }));
    }
  }

  private hear(text: string): void {
    const message = messageSchema.safeParse(parseJson(text));
    if (message.success && message.data.gateway !== this.gateway)
      this.onReport(message.data.report, message.data.weight);
  }
}
