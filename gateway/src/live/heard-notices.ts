import type { NatsConnection } from '@nats-io/transport-node';
import { notificationMade } from '@waymark/contracts-community';
import { eventData } from '../events/event-data';
import type { LiveMetrics } from './live-metrics';
import type { OpenStreams } from './open-streams';

/**
 * Receives every new notification and passes it to the tabs connected to this gateway. It stores none. For
 * notifications missed during an outage, `sync` makes the tabs query the API.
 */
export class HeardNotices {
  /** Whether new notifications are currently received. */
  isHearing = false;

  constructor(
    private readonly streams: OpenStreams,
    private readonly metrics: LiveMetrics,
  ) {}

  follow(connection: NatsConnection): void {
    connection.subscribe(notificationMade.type, { callback: (_error, message) => this.take(message.string()) });
    void this.begin(connection);
    void this.watch(connection);
  }

  private take(text: string): void {
    const made = eventData(notificationMade, text);
    if (!made) return;
    const { notificationId } = made;
    for (const stream of this.streams.ofMember(made.memberId)) {
      stream.say('notification', { notificationId }, notificationId);
      this.metrics.told();
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.stop();
      if (type === 'reconnect') await this.begin(connection);
    }
  }

  /** Waits until the broker has the subscription: no notification after `sync` may be missed. */
  private async begin(connection: NatsConnection): Promise<void> {
    try {
      await connection.flush();
    } catch {
      // The broker is down again; its return triggers the next attempt.
      return;
    }
    if (this.isHearing) return;
    this.isHearing = true;
    for (const stream of this.streams.all()) stream.say('sync');
  }

  private stop(): void {
    if (!this.isHearing) return;
    this.isHearing = false;
    for (const stream of this.streams.all()) stream.say('away');
  }
}
