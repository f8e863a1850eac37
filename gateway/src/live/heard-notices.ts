import type { NatsConnection } from '@nats-io/transport-node';
import { notificationMade } from '@waymark/contracts-community';
import { eventData } from '../events/event-data';
import type { LiveMetrics } from './live-metrics';
import type { OpenStreams } from './open-streams';

/**
 * Each gateway hears of every new notification and tells the tabs that it holds. It keeps none: what was made while it did not
 * hear, the tabs learn by asking the API, which `sync` makes them do.
 */
export class HeardNotices {
  /** Whether what is made from now on is heard. */
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

  /** Not before the broker has the subscription: what is made after `sync` must not be missed. */
  private async begin(connection: NatsConnection): Promise<void> {
    try {
      await connection.flush();
    } catch {
      // Away again: its return is heard.
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
