import type { NatsConnection } from '@nats-io/transport-node';
import { parseJson } from '@waymark/contracts-core';
import { z } from 'zod';

const SUBJECT = 'waymark.gateway.wrote';
const writeSchema = z.strictObject({ slice: z.string(), method: z.string() });
export type Write = z.output<typeof writeSchema>;

/**
 * Tells other gateways to drop cached responses of a service after a write through this one. Messages contain no path
 * and no person.
 */
export class WritesElsewhere {
  private connection: NatsConnection | undefined;

  constructor(private readonly onWrite: (write: Write) => void) {}

  follow(connection: NatsConnection): void {
    this.connection = connection;
    connection.subscribe(SUBJECT, { callback: (_error, message) => this.hear(message.string()) });
  }

  tell(write: Write): void {
    this.onWrite(write);
    if (this.connection?.isClosed() === false) this.connection.publish(SUBJECT, JSON.stringify(write));
  }

  private hear(text: string): void {
    const parsed = writeSchema.safeParse(parseJson(text));
    if (parsed.success) this.onWrite(parsed.data);
  }
}
