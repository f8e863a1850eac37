interface Staged<Build> {
  state: 'live' | 'killed';
  stable: Build;
  canary?: { build: Build; weight: number };
  previous?: Build;
}

/** A build for everyone, with the one before to go back to; null when that is so already. */
export function everyoneGets<Build extends { version: string }>(current: Staged<Build> | null, build: Build) {
  if (!current) return { state: 'live' as const, stable: build, act: 'publish' as const };
  const { state, stable, canary, previous } = current;
  if (stable.version === build.version && !canary) return null;
  return { state, stable: build, previous: stable.version === build.version ? previous : stable, act: 'publish' as const };
}
