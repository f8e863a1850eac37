import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, REGISTRY_HISTORY } from '@waymark/contracts-core';

/**
 * The registry bucket, made when it is not there yet. 64 revisions of each key stay for rollback. `replicas`: on how many nodes
 * of the cluster it is kept; when nobody says (NATS_REPLICAS), it stays as it was made.
 */
export async function openRegistry(connection: NatsConnection, replicas = saidReplicas()): Promise<KV> {
  const registry = await new Kvm(connection).create(REGISTRY_BUCKET, {
    history: REGISTRY_HISTORY,
    storage: StorageType.File,
    replicas: replicas ?? 1,
  });
  const { config } = (await registry.status()).streamInfo;
  const wanted = { max_msgs_per_subject: REGISTRY_HISTORY, num_replicas: replicas ?? config.num_replicas };
  // One that was made when fewer were kept, or on fewer nodes.
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
