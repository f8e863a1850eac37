import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceManifestSchema, type ServiceRelease } from '@waymark/contracts-core';
import { keepContracts } from '@waymark/consumer-contracts/stored';
import type { RegistryWriter } from './registry-writer';
import { writeRelease, type Written } from './write-release';

export interface ServicePlace {
  /** Folder with the service's `service.json` and contracts. */
  serviceDir: string;
  artefactsDir: string;
  /** The version of the running build. */
  version: string;
  origins: string[];
}

/** Registers a service's origins and API prefixes, and stores its contracts. */
export async function publishService(
  writer: RegistryWriter,
  { serviceDir, artefactsDir, version, origins }: ServicePlace,
): Promise<Written<'service'>> {
  const manifest = serviceManifestSchema.parse(JSON.parse(await readFile(join(serviceDir, 'service.json'), 'utf8')));
  const slice = manifest.name;
  await keepContracts({ artefactsDir, name: slice, version, from: serviceDir });
  return writeRelease(writer, 'service', slice, (current) => {
    if (current && isSame(current, { version, origins, manifest })) return null;
    return { version, origins, manifest, previous: previousOf(current, version), act: 'publish' };
  });
}

type Said = Pick<ServiceRelease, 'version' | 'origins' | 'manifest'>;

const isSame = (a: Said, b: Said): boolean => textOf(a) === textOf(b);
const textOf = ({ version, origins, manifest }: Said): string =>
  JSON.stringify([version, origins, serviceManifestSchema.parse(manifest)]);

function previousOf(current: ServiceRelease | null, version: string): ServiceRelease['previous'] {
  if (!current) return undefined;
  return current.version === version ? current.previous : { version: current.version, origins: current.origins };
}
