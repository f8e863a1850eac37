import {
  remoteEntrySchema,
  serviceEntrySchema,
  shellEntrySchema,
  type RegistrySnapshot,
} from '@waymark/contracts-core';

/** One key of the bucket; `value` is null when it was deleted on purpose. */
export interface RegistryChange {
  key: string;
  value: unknown;
  revision: number;
}

/**
 * The snapshot after a change. Keys that the bucket does not mention stay: a broker that lost its
 * store must not empty the site. Throws when the value is not what the contract says.
 */
export function applyChange(snapshot: RegistrySnapshot, change: RegistryChange): RegistrySnapshot {
  const { key, value, revision } = change;
  const [kind, slice] = key.split('.');
  if (kind === 'shell') {
    return { ...snapshot, revision, shell: value === null ? null : shellEntrySchema.parse(value) };
  }
  if (kind === 'remote' && slice) {
    const entry = value === null ? null : remoteEntrySchema.parse(value);
    return { ...snapshot, revision, remotes: withKey(snapshot.remotes, slice, entry) };
  }
  if (kind === 'service' && slice) {
    const entry = value === null ? null : serviceEntrySchema.parse(value);
    return { ...snapshot, revision, services: withKey(snapshot.services, slice, entry) };
  }
  return snapshot;
}

function withKey<T>(record: Record<string, T>, key: string, value: T | null): Record<string, T> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
