import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** A dead broker is noticed in 6 s (the client's own values: over 12), and tried again for ever. */
export function natsOptions(url: string): NodeConnectionOptions {
  const { hostname, port, username, password } = new URL(url);
  return {
    servers: `${hostname}:${port || '4222'}`,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    name: 'gateway',
    timeout: 1_000,
    pingInterval: 2_000,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ignoreAuthErrorAbort: true,
  };
}
