import { dirname } from 'node:path';
import { keepContracts } from '../contracts/kept-contracts';
import { publishRemote } from './publish-remote';
import { publishService, type ServicePlace } from './publish-service';
import { publishShell } from './publish-shell';
import type { RegistryWriter } from './registry-writer';

export interface Release {
  /** Folder under which `/r/<slice>/<version>/` is kept. */
  artefactsDir: string;
  shellDist?: string;
  remoteDists?: readonly string[];
  services?: readonly Omit<ServicePlace, 'artefactsDir'>[];
}

/** Publishes what is given; keys of other slices stay as they are. */
export async function publishRelease(writer: RegistryWriter, release: Release): Promise<void> {
  const { artefactsDir } = release;
  for (const service of release.services ?? []) await publishService(writer, { ...service, artefactsDir });
  const keep = (name: string, version: string, distDir: string) => keepContracts({ artefactsDir, name, version, from: dirname(distDir) });
  for (const distDir of release.remoteDists ?? []) {
    const { release: published } = await publishRemote(writer, { distDir, artefactsDir });
    await keep(`mfe-${published.slice}`, published.stable.version, distDir);
  }
  if (release.shellDist) {
    const { release: published } = await publishShell(writer, { distDir: release.shellDist, artefactsDir });
    await keep('shell', published.stable.version, release.shellDist);
  }
}
