import {
  SHELL_KEY,
  type RegistrySnapshot,
  type RegistryView,
  type RemoteBuild,
  type RemoteEntry,
  type ShellBuild,
} from '@waymark/contracts-core';
import { chooseBuild, type Choice } from './choose-build';

/** Unreleased builds that somebody wants to preview; remotes by slice. */
export interface Override {
  readonly shell?: ShellBuild;
  readonly remotes: Readonly<Record<string, RemoteBuild>>;
}

/** Returns the site as one visitor sees it. */
export function viewFor(
  snapshot: RegistrySnapshot,
  visitorId: string | null,
  override: Override = { remotes: {} },
): RegistryView {
  const isWithdrawn = (slice: string) => (version: string) => snapshot.withdrawn[`${slice}.${version}`] !== undefined;
  const remotes: Record<string, RemoteEntry> = {};
  for (const [slice, release] of Object.entries(snapshot.remotes)) {
    const choice = chooseBuild(slice, release, visitorId, isWithdrawn(slice));
    remotes[slice] = release.state === 'killed' ? { ...choice.build, off: true } : remoteEntry(choice);
  }
  for (const [slice, build] of Object.entries(override.remotes)) remotes[slice] = build;
  const released = snapshot.shell && chooseBuild(SHELL_KEY, snapshot.shell, visitorId, isWithdrawn(SHELL_KEY)).build;
  return { shell: override.shell ?? released, remotes };
}

function remoteEntry({ build, fallback }: Choice<RemoteBuild>): RemoteEntry {
  const previousIntegrity = fallback?.integrity[fallback.entry];
  if (!fallback || !previousIntegrity || fallback.entry === build.entry) return build;
  return { ...build, previousEntry: fallback.entry, previousIntegrity };
}
