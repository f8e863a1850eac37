import type { NatsConnection } from '@nats-io/transport-node';
import { openRegistry } from './open-registry';
import { publishRemote } from './publish-remote';
import { publishService } from './publish-service';
import { publishShell } from './publish-shell';

export interface Release {
  /** Folder under which `/r/<slice>/<version>/` is kept. */
  artefactsDir: string;
  shellDist?: string;
  remoteDists?: readonly string[];
  services?: readonly { manifestFile: string; origins: string[] }[];
}

/** Publishes what is given; keys of other slices stay as they are. */
export async function publishRelease(connection: NatsConnection, release: Release): Promise<void> {
  const registry = await openRegistry(connection);
  const { artefactsDir } = release;
  for (const service of release.services ?? []) await publishService(registry, service);
  for (const distDir of release.remoteDists ?? []) await publishRemote(registry, { distDir, artefactsDir });
  if (release.shellDist) await publishShell(registry, { distDir: release.shellDist, artefactsDir });
}
