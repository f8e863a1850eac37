import type { RemoteBuild, RemoteRelease, ShellBuild, ShellRelease } from '@waymark/contracts-core';

const written = {
  state: 'live',
  sequence: 1,
  releasedAt: '2026-01-01T00:00:00.000Z',
  by: 'test',
  act: 'publish',
} as const;

/** Returns a release of a remote with one build for everyone. */
export function remoteRelease(stable: RemoteBuild, more: Partial<RemoteRelease> = {}): RemoteRelease {
  return { ...written, slice: stable.slice, stable, ...more };
}

/** Returns a release of the shell with one build for everyone. */
export function shellRelease(stable: Omit<ShellBuild, 'provides'>, more: Partial<ShellRelease> = {}): ShellRelease {
  return { ...written, slice: 'shell', stable: { provides: {}, ...stable }, ...more };
}
