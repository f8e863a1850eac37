import type { PageBoot } from '@waymark/contracts-core';

type Remote = PageBoot['remotes'][string];

/**
 * Where a remote is looked for, in order: its build, the same under a changed address (after a hang the browser would
 * wait for the first request again), the build before it.
 */
export function entryCandidates(remote: Pick<Remote, 'entry' | 'previousEntry'>, tryNumber: number): string[] {
  const first = tryNumber === 0 ? remote.entry : `${remote.entry}?try=${tryNumber}`;
  const again = `${remote.entry}?try=${tryNumber}-again`;
  return [first, again, ...(remote.previousEntry ? [remote.previousEntry] : [])];
}
