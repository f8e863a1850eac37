import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { StorageType } from '@nats-io/jetstream';
import { REGISTRY_BUCKET } from '@waymark/contracts-core';

/** The registry bucket, made when it is not there yet. Ten revisions of each key stay for rollback. */
export function openRegistry(connection: NatsConnection): Promise<KV> {
  return new Kvm(connection).create(REGISTRY_BUCKET, { history: 10, storage: StorageType.File });
}
