import type { RegistrySnapshot } from '@waymark/contracts-core';
import { kindOfKey, openEntry, type RefusalReason, type RegistryEntry, type Trust } from '@waymark/registry';
import type { RegistryState } from './empty-state';

/** One key of the bucket; `text` is null when it was deleted. */
export interface RegistryChange {
  key: string;
  text: string | null;
}

export interface Applied {
  state: RegistryState;
  /** Why the change was not taken; the state is then the one before. */
  refused?: RefusalReason;
}

/**
 * What is believed after a change. Keys that the bucket does not mention stay: a broker that lost its store must not
 * empty the site. Nobody signs a deletion, so it counts only where it gives a version back.
 */
export function applyChange(state: RegistryState, { key, text }: RegistryChange, trust: Trust): Applied {
  const kind = kindOfKey(key);
  if (!kind) return { state };
  if (text === null) return kind === 'withdrawn' ? { state: withoutWithdrawn(state, key) } : refusedDeletion(state, key);
  const opened = openEntry(key, text, trust);
  if (!opened.ok) return { state, refused: opened.reason };
  const known = state.envelopes[key];
  if (known?.signed === opened.envelope.signed) return { state };
  if (isReplay(state.snapshot, opened.entry)) return { state, refused: 'replay' };
  const envelopes = { ...state.envelopes, [key]: opened.envelope };
  return { state: { snapshot: withEntry(state.snapshot, opened.entry), envelopes } };
}

function isReplay({ shell, remotes, services }: RegistrySnapshot, { kind, value }: RegistryEntry): boolean {
  if (kind === 'withdrawn') return false;
  const current = kind === 'shell' ? shell : kind === 'remote' ? remotes[value.slice] : services[value.slice];
  return current ? value.sequence <= current.sequence : false;
}

function withEntry(snapshot: RegistrySnapshot, { kind, value }: RegistryEntry): RegistrySnapshot {
  if (kind === 'shell') return { ...snapshot, shell: value };
  if (kind === 'remote') return { ...snapshot, remotes: { ...snapshot.remotes, [value.slice]: value } };
  if (kind === 'service') return { ...snapshot, services: { ...snapshot.services, [value.slice]: value } };
  return { ...snapshot, withdrawn: { ...snapshot.withdrawn, [`${value.slice}.${value.version}`]: value } };
}

function withoutWithdrawn(state: RegistryState, key: string): RegistryState {
  if (!state.envelopes[key]) return state;
  const envelopes = without(state.envelopes, key);
  const withdrawn = without(state.snapshot.withdrawn, key.slice('withdrawn.'.length));
  return { snapshot: { ...state.snapshot, withdrawn }, envelopes };
}

function refusedDeletion(state: RegistryState, key: string): Applied {
  return state.envelopes[key] ? { state, refused: 'deleted' } : { state };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
