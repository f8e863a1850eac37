import { type RegistryWriter, readRelease } from '@waymark/release/registry';

/** What everyone gets of a slice now. */
export async function liveVersions(writer: RegistryWriter, slice: string) {
  const remote = (await readRelease(writer, 'remote', slice)).value;
  const service = (await readRelease(writer, 'service', slice)).value;
  if (!remote || !service) throw new Error(`${slice} is not live with both its remote and its service.`);
  return { remote: remote.stable.version, service: service.version, origins: service.origins };
}
