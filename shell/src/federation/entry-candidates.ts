import type { BootRemote } from '@waymark/contracts-core';

/** The location of a remote's build, and its hash. */
export interface Candidate {
  entry: string;
  /** Empty or missing: the build must not be loaded. */
  integrity: string | undefined;
}

/**
 * Returns where to look for a remote, in order: its build, the same under a changed URL, and the previous build. The
 * URL changes because after a hang the browser would wait for the first request again.
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
