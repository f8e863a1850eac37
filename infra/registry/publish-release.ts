import { dirname } from 'node:path';
import { keepContracts } from '../contracts/kept-contracts';
import { publishRemote } from './publish-remote';
import { publishService, type ServicePlace } from './publish-service';
import { publishShell } from './publish-shell';
import type { RegistryWriter } from './registry-writer';
import { VersionWithdrawn } from './version-withdrawn';
import type { Written } from './write-release';

export interface Release {
  /** Folder under which `/r/<slice>/<version>/` is kept. */
  artefactsDir: string;
  shellDist?: string;
  remoteDists?: readonly string[];
  services?: readonly Omit<ServicePlace, 'artefactsDir'>[];
}

/**
 * Publishes what is given; keys of other slices stay as they are. A build that gateways took back is left out, and why
 * is what this answers: the site starts with the one before.
 */
export async function publishRelease(writer: RegistryWriter, release: Release): Promise<string[]> {
  const { artefactsDir } = release;
  for (const service of release.services ?? []) await publishService(writer, { ...service, artefactsDir });
  const keep = (name: string, version: string, distDir: string) =>
    keepContracts({ artefactsDir, name, version, from: dirname(distDir) });
  const leftOut: string[] = [];
  for (const distDir of release.remoteDists ?? []) {
    const published = await unlessWithdrawn(() => publishRemote(writer, { distDir, artefactsDir }), leftOut);
    if (published) await keep(`mfe-${published.slice}`, published.stable.version, distDir);
  }
  if (release.shellDist) {
    const { shellDist: distDir } = release;
    const published = await unlessWithdrawn(() => publishShell(writer, { distDir, artefactsDir }), leftOut);
    if (published) await keep('shell', published.stable.version, distDir);
  }
  return leftOut;
}

async function unlessWithdrawn<K extends 'remote' | 'shell'>(publish: () => Promise<Written<K>>, leftOut: string[]) {
  try {
    return (await publish()).release;
  } catch (error) {
    if (!(error instanceof VersionWithdrawn)) throw error;
    leftOut.push(error.message);
    return null;
  }
}
