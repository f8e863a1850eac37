import type { NodeConnectionOptions } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';

/** A dead broker is noticed in 6 s (the client's own values: over 12), and tried again for ever; of a cluster, the next node at once. */
export function natsOptions(url: string): NodeConnectionOptions {
  return {
    ...natsServers(url),
    name: 'gateway',
    timeout: 1_000,
    pingInterval: 2_000,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ignoreAuthErrorAbort: true,
  };
}
