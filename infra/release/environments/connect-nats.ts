import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Refusal } from '../cli/refusal';

/** Connects to one NATS server or to any of several, split by commas. */
export async function connectNats(urls: string): Promise<NatsConnection> {
  const addresses = urls.split(',').map((url) => new URL(url.trim()));
  const { username, password } = addresses[0] ?? { username: '', password: '' };
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {};
  const servers = addresses.map(({ hostname, port }) => `${hostname}:${port || '4222'}`);
  try {
    return await connect({ servers, ...login, name: 'release', timeout: 3_000, maxReconnectAttempts: 20, reconnectTimeWait: 500 });
  } catch (error) {
    throw new Refusal(`NATS does not answer at ${servers.join(', ')} (${error instanceof Error ? error.message : String(error)}): without it nothing can be released, and nothing is changed.`);
  }
}
