import { parseJson, type RegistrySnapshot, type SignedEntry } from '@waymark/contracts-core';
import {
  kindOfKey,
  openEntry,
  orderOf,
  parseEntry,
  type RefusalReason,
  type RegistryEntry,
  type Trust,
} from '@waymark/registry';

/** The registry as a gateway trusts it: the content of the entries, and the entries as they were signed. */
export interface RegistryState {
  snapshot: RegistrySnapshot;
  /** Signed entries by registry key. */
  envelopes: Readonly<Record<string, SignedEntry>>;
}

export const EMPTY_STATE: RegistryState = {
  snapshot: { shell: null, remotes: {}, services: {}, withdrawn: {} },
  envelopes: {},
};

/** A change of one key in the bucket; `text` is null when the key was deleted. */
export interface RegistryChange {
  key: string;
  text: string | null;
}

export interface Applied {
  state: RegistryState;
  /** Why the change was rejected; the state is then unchanged. */
  refused?: RefusalReason;
}

/**
 * Returns the registry after a change. Keys that the bucket does not mention remain: a broker that lost its store must
 * not empty the site. Deletions are not signed, so they have no effect.
 */
export function applyChange(state: RegistryState, { key, text }: RegistryChange, trust: Trust): Applied {
  if (!kindOfKey(key)) return { state };
  const known = state.envelopes[key];
  if (text === null) return known ? { state, refused: 'deleted' } : { state };
  const opened = openEntry(key, text, trust);
  if (!opened.ok) return { state, refused: opened.reason };
  if (known?.signed === opened.envelope.signed) return { state };
  if (known && isReplay(key, known, opened.entry)) return { state, refused: 'replay' };
  const envelopes = { ...state.envelopes, [key]: opened.envelope };
  return { state: { snapshot: withEntry(state.snapshot, opened.entry), envelopes } };
}

/** The known entry was already verified when it was accepted. */
function isReplay(key: string, known: SignedEntry, entry: RegistryEntry): boolean {
  const current = parseEntry(key, parseJson(known.signed));
  return current !== null && orderOf(entry) <= orderOf(current);
}

function withEntry(snapshot: RegistrySnapshot, { kind, value }: RegistryEntry): RegistrySnapshot {
  if (kind === 'shell') return { ...snapshot, shell: value };
  if (kind === 'remote') return { ...snapshot, remotes: { ...snapshot.remotes, [value.slice]: value } };
  if (kind === 'service') return { ...snapshot, services: { ...snapshot.services, [value.slice]: value } };
  const build = `${value.slice}.${value.version}`;
  if (kind === 'withdrawn') return { ...snapshot, withdrawn: { ...snapshot.withdrawn, [build]: value } };
  return {
    ...snapshot,
    withdrawn: Object.fromEntries(Object.entries(snapshot.withdrawn).filter(([name]) => name !== build)),
  };
}
