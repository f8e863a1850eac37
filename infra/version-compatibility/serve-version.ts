import type { NatsConnection } from '@nats-io/transport-node';
import { type RegistryWriter, writeRelease } from '@waymark/release/registry';
import { untilAllFollow } from '@waymark/release';
import type { CompatibilityBaseline } from './baseline-file';

/** Makes every gateway send a slice's requests to this version of its service. */
export async function serveVersion(
  platform: { connection: NatsConnection; writer: RegistryWriter },
  skew: CompatibilityBaseline,
  slice: string,
  age: 'new' | 'old',
): Promise<void> {
  const of = skew[slice];
  if (!of) throw new Error(`Nothing is prepared for ${slice}.`);
  const { release } = await writeRelease(platform.writer, 'service', slice, (current) => {
    if (!current) throw new Error(`${slice} has no live service.`);
    if (current.version === of.service[age]) return null;
    return {
      version: of.service[age],
      origins: of.origins[age],
      manifest: current.manifest,
      previous: current.previous,
      act: 'publish',
    };
  });
  await untilAllFollow(platform.connection, { [`service.${slice}`]: release.sequence });
}
