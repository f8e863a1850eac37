import { readFile } from 'node:fs/promises';
import type { KV } from '@nats-io/kv';
import { serviceEntrySchema, serviceManifestSchema, type ServiceEntry } from '@waymark/contracts-core';
import { publishEntry } from './publish-entry';

/** Says where a service is reached and which prefixes of the API it answers (its `service.json`). */
export async function publishService(
  registry: KV,
  options: { manifestFile: string; origins: string[] },
): Promise<ServiceEntry> {
  const manifest = serviceManifestSchema.parse(JSON.parse(await readFile(options.manifestFile, 'utf8')));
  const entry = serviceEntrySchema.parse({ slice: manifest.name, origins: options.origins, manifest });
  return publishEntry(registry, `service.${manifest.name}`, serviceEntrySchema, () => entry);
}
