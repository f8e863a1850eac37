import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, REGISTRY_HISTORY } from '@waymark/contracts-core';

/**
 * Opens the registry bucket, or creates it. Keeps 64 revisions of each key for rollback. `replicas`: the number of
 * cluster nodes that store it; when it is not set (NATS_REPLICAS), an existing bucket keeps its number.
 */
export async function openRegistry(connection: NatsConnection, replicas = saidReplicas()): Promise<KV> {
  const registry = await new Kvm(connection).create(REGISTRY_BUCKET, {
    history: REGISTRY_HISTORY,
    storage: StorageType.File,
    replicas: replicas ?? 1,
  });
  const { config } = (await registry.status()).streamInfo;
  const wanted = { max_msgs_per_subject: REGISTRY_HISTORY, num_replicas: replicas ?? config.num_replicas };
  // The bucket was created with fewer revisions or replicas.
  if (config.max_msgs_per_subject !== wanted.max_msgs_per_subject || config.num_replicas !== wanted.num_replicas) {
    const manager = await jetstreamManager(connection);
    await manager.streams.update(config.name, wanted);
  }
  return registry;
}

function saidReplicas(): number | undefined {
  const said = process.env['NATS_REPLICAS'];
  return said ? Number(said) : undefined;
}
