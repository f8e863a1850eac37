import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';

/**
 * Removes the data of earlier specs from Redis and JetStream: their members had the same IDs and addresses, so their
 * counts and events would mix with this spec's. Each spec has its own databases anyway.
 */
export async function emptyServers({
  redis,
  nats,
}: {
  redis?: string | undefined;
  nats?: string | undefined;
}): Promise<void> {
  await Promise.all([redis && emptyRedis(redis), nats && emptyJetStream(nats)]);
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}

async function emptyJetStream(url: string): Promise<void> {
  const { host, username, password } = new URL(url);
  const connection = await connect({ servers: host, user: username, pass: password });
  const manager = await jetstreamManager(connection);
  for await (const name of manager.streams.names()) await manager.streams.delete(name);
  await connection.close();
}
