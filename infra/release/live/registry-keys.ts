import type { KV } from '@nats-io/kv';

/** Names of the keys that begin so. Chosen here: NATS before 2.10 takes one filter only. */
export async function registryKeys(registry: KV, prefixes: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of await registry.keys()) if (prefixes.some((prefix) => key.startsWith(prefix))) keys.push(key);
  return keys.sort();
}
