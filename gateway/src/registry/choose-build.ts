import { createHash } from 'node:crypto';
import {
  type RegistrySnapshot,
  type RegistryView,
  type RemoteBuild,
  type RemoteEntry,
  SHELL_KEY,
  type ShellBuild,
} from '@waymark/contracts-core';

interface Release<Build> {
  stable: Build;
  canary?: { build: Build; weight: number };
  previous?: Build;
}

interface Choice<Build> {
  build: Build;
  /** The build to try when that one does not load. */
  fallback: Build | undefined;
}

const PER_CENT = 100;

/**
 * Returns the build for a visitor. It is the same at every gateway and on every visit, unless the canary's weight
 * shrinks.
 * @param visitorId null for a visitor without an ID, who gets the stable build
 * @param isWithdrawn whether a version may not be served to anybody
 */
export function chooseBuild<Build extends { version: string }>(
  slice: string,
  { stable, canary, previous }: Release<Build>,
  visitorId: string | null,
  isWithdrawn: (version: string) => boolean,
): Choice<Build> {
  const good = [stable, previous].filter((build) => build !== undefined).filter(({ version }) => !isWithdrawn(version));
  if (canary && visitorId !== null && !isWithdrawn(canary.build.version) && isAmong(slice, visitorId, canary.weight)) {
    return { build: canary.build, fallback: good[0] };
  }
  // Without an older build to return to, a faulty build is better than none.
  const [build = stable, fallback] = good;
  return { build, fallback };
}

/** Checks whether a visitor is among the first `weight` per cent for a slice; each slice selects different visitors. */
export function isAmong(slice: string, visitorId: string, weight: number): boolean {
  const place = createHash('sha256').update(`${slice}:${visitorId}`).digest().readUInt32BE(0) % (100 * PER_CENT);
  return place < weight * PER_CENT;
}

/** Checks whether visitors need an ID because a canary is being served. */
export function hasCanary({ shell, remotes, withdrawn }: RegistrySnapshot): boolean {
  const releases = [...(shell ? [{ ...shell, slice: SHELL_KEY }] : []), ...Object.values(remotes)];
  return releases.some(
    ({ slice, state, canary }) => state === 'live' && canary && !withdrawn[`${slice}.${canary.build.version}`],
  );
}

/** Unreleased builds that someone wants to preview; remotes by slice. */
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
