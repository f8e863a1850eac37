import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import { Refusal } from '../refusal';

/** Connects to one NATS server or to any of several, split by commas. */
export async function connectNats(urls: string): Promise<NatsConnection> {
  const options = natsServers(urls);
  try {
    return await connect({
      ...options,
      name: 'release',
      timeout: 3_000,
      maxReconnectAttempts: 20,
      reconnectTimeWait: 500,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `NATS does not answer at ${options.servers.join(', ')} (${why}): without it nothing can be released, and nothing is changed.`,
    );
  }
}
