import type { RemoteRelease, ServiceRelease, ShellRelease } from '@waymark/contracts-core';
import type { KV } from '@nats-io/kv';
import { readRelease } from './read-release';
import type { RegistryReader } from './registry-writer';

/** Returns in one line which builds of a slice are live. */
export async function whatVisitorsSee(reader: RegistryReader, slice: string): Promise<string> {
  const kind = slice === 'shell' ? 'shell' : 'remote';
  const page = (await readRelease(reader, kind, slice)).value;
  const service = (await readRelease(reader, 'service', slice)).value;
  const builds = page ? [`${slice === 'shell' ? 'shell' : `mfe-${slice}`} ${page.stable.version}`] : [];
  const canary = page?.canary ? [`and ${page.canary.build.version} for ${page.canary.weight} % of them`] : [];
  const off = page?.state === 'killed' ? ['switched off'] : [];
  const services = service ? [`service ${service.version}`] : [];
  const all = [[...builds, ...canary].join(' '), ...off, ...services].filter(Boolean).join(', ');
  return all ? `Visitors get ${all}.` : `Nothing of ${slice} is live.`;
}

/** Returns the keys with these prefixes. Filtered here, because NATS before 2.10 accepts only one filter. */
async function registryKeys(registry: KV, prefixes: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of await registry.keys()) if (prefixes.some((prefix) => key.startsWith(prefix))) keys.push(key);
  return keys.sort();
}

export interface AllReleases {
  /** `mfe-<slice>` and `shell`. */
  pages: { name: string; slice: string; release: RemoteRelease | ShellRelease }[];
  services: ServiceRelease[];
}

/** Returns everything that is published, by name. */
export async function readAllReleases(reader: RegistryReader): Promise<AllReleases> {
  const all: AllReleases = { pages: [], services: [] };
  for (const key of await registryKeys(reader.registry, ['shell', 'remote.', 'service.'])) {
    const [kind, slice = 'shell'] = key.split('.');
    if (kind === 'service') {
      const { value } = await readRelease(reader, 'service', slice);
      // A service without origins no longer exists.
      if (value && value.origins.length > 0) all.services.push(value);
    } else {
      const { value } = await readRelease(reader, kind === 'shell' ? 'shell' : 'remote', slice);
      if (value) all.pages.push({ name: kind === 'shell' ? 'shell' : `mfe-${slice}`, slice, release: value });
    }
  }
  return all;
}
