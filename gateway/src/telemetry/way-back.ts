import { SHELL_KEY, type RegistrySnapshot } from '@waymark/contracts-core';

/** A build that everybody has had for longer did not break by itself: whoever says so may want an older one back, with its faults. */
const YOUNG_MS = 24 * 3_600_000;

interface Builds {
  releasedAt: string;
  stable: { version: string };
  canary?: { build: { version: string } };
  previous?: { version: string };
}

/** What is published of a slice, the shell's among them. */
export function buildsOf(snapshot: RegistrySnapshot, slice: string): Builds | undefined {
  if (slice === SHELL_KEY) return snapshot.shell ?? undefined;
  // Strangers name slices: "constructor" is none.
  return Object.hasOwn(snapshot.remotes, slice) ? snapshot.remotes[slice] : undefined;
}

/** Whether a build is one that pages may have been served with: nothing else is counted. */
export function isPublished(snapshot: RegistrySnapshot, slice: string, version: string): boolean {
  const builds = buildsOf(snapshot, slice);
  return [builds?.stable, builds?.canary?.build, builds?.previous].some((build) => build?.version === version);
}

/** The version that visitors get once this one is withdrawn; null when it is not to be: there is none, or it was released long ago. */
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
