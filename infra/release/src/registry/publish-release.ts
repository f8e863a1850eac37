import { dirname } from 'node:path';
import { keepContracts } from '@waymark/consumer-contracts/stored';
import { SHELL_KEY } from '@waymark/contracts-core';
import { publishService, type ServicePlace } from './publish-service';
import type { RegistryWriter } from './registry-writer';
import { everyoneGets } from './staged';
import { uploadRemote, type BrowserBuild, uploadShell } from './upload-build';
import { VersionWithdrawn, requireNotWithdrawn } from './withdrawals';
import { type Written, writeRelease } from './write-release';

/** Uploads the shell's build and gives it to everybody. */
export async function publishShell(
  writer: RegistryWriter,
  options: BrowserBuild & { again?: boolean },
): Promise<Written<'shell'>> {
  const build = await uploadShell(options, writer.signer);
  await requireNotWithdrawn(writer, SHELL_KEY, build.version, options.again);
  return writeRelease(writer, 'shell', SHELL_KEY, (current) => {
    const next = everyoneGets(current, build);
    return next && { ...next, state: 'live' };
  });
}

/** Uploads a remote's build and gives it to everybody; keeps the previous build for rollback. */
export async function publishRemote(
  writer: RegistryWriter,
  options: BrowserBuild & { again?: boolean },
): Promise<Written<'remote'>> {
  const build = await uploadRemote(options, writer.signer);
  await requireNotWithdrawn(writer, build.slice, build.version, options.again);
  return writeRelease(writer, 'remote', build.slice, (current) => everyoneGets(current, build));
}

export interface Release {
  /** Folder that contains `/r/<slice>/<version>/`. */
  artefactsDir: string;
  shellDist?: string;
  remoteDists?: readonly string[];
  services?: readonly Omit<ServicePlace, 'artefactsDir'>[];
}

/**
 * Publishes the given builds; keys of other slices do not change. Skips builds that gateways withdrew and returns the
 * reasons: the site starts with the previous build.
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
