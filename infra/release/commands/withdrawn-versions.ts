import type { KV } from '@nats-io/kv';
import { registryKeys } from '../live/registry-keys';

/** Versions that gateways serve to nobody any more. */
export async function withdrawnVersions(registry: KV): Promise<{ slice: string; version: string }[]> {
  return (await registryKeys(registry, ['withdrawn.'])).map((key) => {
    const [, slice = '', version = ''] = key.split('.');
    return { slice, version };
  });
}
