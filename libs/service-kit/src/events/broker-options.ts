import type { ConnectionOptions } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';

/** `reviews` -> `REVIEWS`, the stream that holds `reviews.>`. */
export function streamName(slice: string): string {
  return slice.toUpperCase();
}

/**
 * Returns options for one or several URLs `nats://user:password@host:port`: detects a dead broker after 6 s and
 * reconnects forever.
 */
export function brokerOptions(url: string, name: string): ConnectionOptions {
  return {
    ...natsServers(url),
    name,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 2_000,
    maxPingOut: 2,
    timeout: 2_000,
  };
}
