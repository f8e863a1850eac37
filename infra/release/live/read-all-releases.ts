import type { RemoteRelease, ServiceRelease, ShellRelease } from '@waymark/contracts-core';
import { readRelease } from '../../registry/read-release';
import type { RegistryReader } from '../../registry/registry-writer';
import { registryKeys } from './registry-keys';

export interface AllReleases {
  /** `mfe-<slice>` and `shell`. */
  pages: { name: string; slice: string; release: RemoteRelease | ShellRelease }[];
  services: ServiceRelease[];
}

/** Everything that is published, by name. */
export async function readAllReleases(reader: RegistryReader): Promise<AllReleases> {
  const all: AllReleases = { pages: [], services: [] };
  for (const key of await registryKeys(reader.registry, ['shell', 'remote.', 'service.'])) {
    const [kind, slice = 'shell'] = key.split('.');
    if (kind === 'service') {
      const { value } = await readRelease(reader, 'service', slice);
      // Without an address it is no longer there.
      if (value && value.origins.length > 0) all.services.push(value);
    } else {
      const { value } = await readRelease(reader, kind === 'shell' ? 'shell' : 'remote', slice);
      if (value) all.pages.push({ name: kind === 'shell' ? 'shell' : `mfe-${slice}`, slice, release: value });
    }
  }
  return all;
}
