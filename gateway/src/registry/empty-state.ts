import type { RegistrySnapshot, SignedEntry } from '@waymark/contracts-core';

/** What a gateway believes: the entries' contents, and the entries themselves as they were signed. */
export interface RegistryState {
  snapshot: RegistrySnapshot;
  /** By registry key. */
  envelopes: Readonly<Record<string, SignedEntry>>;
}

export const EMPTY_STATE: RegistryState = {
  snapshot: { shell: null, remotes: {}, services: {}, withdrawn: {} },
  envelopes: {},
};
