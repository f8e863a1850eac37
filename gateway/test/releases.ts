import type { RemoteBuild, RemoteRelease, ShellBuild, ShellRelease } from '@waymark/contracts-core';

const written = {
  state: 'live',
  sequence: 1,
  releasedAt: '2026-01-01T00:00:00.000Z',
  by: 'test',
  act: 'publish',
} as const;

/** A remote's build that everyone gets. */
export function remoteRelease(stable: RemoteBuild, more: Partial<RemoteRelease> = {}): RemoteRelease {
  return { ...written, slice: stable.slice, stable, ...more };
}

/** A build of the shell that everyone gets. */
export function shellRelease(stable: Omit<ShellBuild, 'provides'>, more: Partial<ShellRelease> = {}): ShellRelease {
  return { ...written, slice: 'shell', stable: { provides: {}, ...stable }, ...more };
}
