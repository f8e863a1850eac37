import type { ConnectionOptions } from '@nats-io/transport-node';

/** `nats://user:password@host:port` -> options that notice a dead broker after 6 s and never give up on it. */
export function brokerOptions(url: string, name: string): ConnectionOptions {
  const { host, username, password } = new URL(url);
  return {
    servers: host,
    name,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 2_000,
    maxPingOut: 2,
    timeout: 2_000,
  };
}
