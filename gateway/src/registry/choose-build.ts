import { createHash } from 'node:crypto';
import { SHELL_KEY, type RegistrySnapshot } from '@waymark/contracts-core';

interface Release<Build> {
  stable: Build;
  canary?: { build: Build; weight: number };
  previous?: Build;
}

export interface Choice<Build> {
  build: Build;
  /** To try when that one does not load. */
  fallback: Build | undefined;
}

const PER_CENT = 100;

/**
 * The build that a visitor gets, the same at every gateway and on every visit while the weight does not shrink.
 * @param visitorId null for who has none: they get the stable build
 * @param isWithdrawn whether a version is served to nobody
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
  // With nothing to go back to, a faulty build is better than none.
  const [build = stable, fallback] = good;
  return { build, fallback };
}

/** Whether a visitor is among the first `weight` per cent of a slice's; other slices draw others. */
export function isAmong(slice: string, visitorId: string, weight: number): boolean {
  const place = createHash('sha256').update(`${slice}:${visitorId}`).digest().readUInt32BE(0) % (100 * PER_CENT);
  return place < weight * PER_CENT;
}

/** Whether visitors must be told apart: some canary is served. */
export function hasCanary({ shell, remotes, withdrawn }: RegistrySnapshot): boolean {
  const releases = [...(shell ? [{ ...shell, slice: SHELL_KEY }] : []), ...Object.values(remotes)];
  return releases.some(
    ({ slice, state, canary }) => state === 'live' && canary && !withdrawn[`${slice}.${canary.build.version}`],
  );
}
