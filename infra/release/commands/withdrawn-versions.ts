import type { KV } from '@nats-io/kv';
import { registryKeys } from '../live/registry-keys';

export interface Withdrawn {
  slice: string;
  version: string;
  /** ISO 8601, by the registry's clock: what a gateway signed only gateways can read. */
  at: string;
}

/** Versions that gateways serve to nobody any more. */
export async function withdrawnVersions(registry: KV): Promise<Withdrawn[]> {
  const all: Withdrawn[] = [];
  for (const key of await registryKeys(registry, ['withdrawn.'])) {
    const [, slice = '', version = ''] = key.split('.');
    const entry = await registry.get(key);
    if (entry?.operation === 'PUT') all.push({ slice, version, at: entry.created.toISOString() });
  }
  return all;
}
