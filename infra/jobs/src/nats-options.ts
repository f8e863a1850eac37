import type { ConnectionOptions } from '@nats-io/transport-node';

/** From NATS_URL, which may name several servers, split by commas: they share the name and password of the first. */
export function natsOptions(setting: string): ConnectionOptions {
  const urls = setting.split(',').map((text) => new URL(text.includes('://') ? text : `nats://${text}`));
  const { username = '', password = '' } = urls[0] ?? {};
  const who = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {};
  return { servers: urls.map(({ host }) => host), ...who, maxReconnectAttempts: 10, timeout: 5_000 };
}
