import { SHELL_KEY, type RegistrySnapshot } from '@waymark/contracts-core';

/**
 * A build that everybody has had for longer did not break by itself: such reports may be an attempt to bring back an
 * older, faulty build.
 */
const YOUNG_MS = 24 * 3_600_000;

interface Builds {
  releasedAt: string;
  stable: { version: string };
  canary?: { build: { version: string } };
  previous?: { version: string };
}

/** Returns the published builds of a slice, or of the shell. */
export function buildsOf(snapshot: RegistrySnapshot, slice: string): Builds | undefined {
  if (slice === SHELL_KEY) return snapshot.shell ?? undefined;
  // Strangers choose the slice name: "constructor" must not match.
  return Object.hasOwn(snapshot.remotes, slice) ? snapshot.remotes[slice] : undefined;
}

/** Checks whether pages may have been served with a build; only such builds are counted. */
export function isPublished(snapshot: RegistrySnapshot, slice: string, version: string): boolean {
  const builds = buildsOf(snapshot, slice);
  return [builds?.stable, builds?.canary?.build, builds?.previous].some((build) => build?.version === version);
}

/**
 * Returns the version that visitors get when this one is withdrawn. Returns null when it may not be withdrawn: no
 * older version exists, or its release was long ago.
 */
export function wayBack(snapshot: RegistrySnapshot, slice: string, version: string, now: number): string | null {
  const builds = buildsOf(snapshot, slice);
  const isGood = (candidate?: { version: string }): boolean =>
    candidate !== undefined &&
    candidate.version !== version &&
    snapshot.withdrawn[`${slice}.${candidate.version}`] === undefined;
  const isNew =
    builds !== undefined && builds.stable.version === version && now - Date.parse(builds.releasedAt) < YOUNG_MS;
  const isOnTrial = builds?.canary?.build.version === version;
  if ((!isNew && !isOnTrial) || snapshot.withdrawn[`${slice}.${version}`]) return null;
  return [builds.stable, builds.previous].find(isGood)?.version ?? null;
}
