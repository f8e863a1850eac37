import type { BootRemote } from '@waymark/contracts-core';

/** Where a build of a remote is, and what it must be. */
export interface Candidate {
  entry: string;
  /** Empty or missing: nothing may be loaded from there. */
  integrity: string | undefined;
}

/**
 * Where a remote is looked for, in order: its build, the same under a changed address (after a hang the browser would
 * wait for the first request again), the build before it.
 */
export function entryCandidates(
  remote: Omit<BootRemote, 'slice' | 'version' | 'manifest'>,
  tryNumber: number,
): Candidate[] {
  const { entry, integrity, previousEntry, previousIntegrity } = remote;
  return [
    { entry: tryNumber === 0 ? entry : `${entry}?try=${tryNumber}`, integrity },
    { entry: `${entry}?try=${tryNumber}-again`, integrity },
    ...(previousEntry ? [{ entry: previousEntry, integrity: previousIntegrity }] : []),
  ];
}
