import { createHash } from 'node:crypto';
import { SHELL_KEY, type RegistrySnapshot } from '@waymark/contracts-core';

interface Release<Build> {
  stable: Build;
  canary?: { build: Build; weight: number };
  previous?: Build;
}

export interface Choice<Build> {
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
