import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, REGISTRY_HISTORY } from '@waymark/contracts-core';

/** The registry bucket, made when it is not there yet. 64 revisions of each key stay for rollback. */
export async function openRegistry(connection: NatsConnection, replicas = Number(process.env['NATS_REPLICAS'] ?? 1)): Promise<KV> {
  const registry = await new Kvm(connection).create(REGISTRY_BUCKET, { history: REGISTRY_HISTORY, storage: StorageType.File, replicas });
  const { streamInfo } = await registry.status();
  // One that was made when fewer were kept, or on fewer nodes.
  if (streamInfo.config.max_msgs_per_subject !== REGISTRY_HISTORY || streamInfo.config.num_replicas !== replicas) {
    const manager = await jetstreamManager(connection);
    await manager.streams.update(streamInfo.config.name, { max_msgs_per_subject: REGISTRY_HISTORY, num_replicas: replicas });
  }
  return registry;
}
