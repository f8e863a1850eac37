import type { KV } from '@nats-io/kv';

/** Versions that gateways serve to nobody any more. */
export async function withdrawnVersions(registry: KV): Promise<{ slice: string; version: string }[]> {
  const found: { slice: string; version: string }[] = [];
  for await (const key of await registry.keys('withdrawn.>')) {
    const [, slice = '', version = ''] = key.split('.');
    found.push({ slice, version });
  }
  return found.sort((one, other) => `${one.slice}.${one.version}`.localeCompare(`${other.slice}.${other.version}`));
}
