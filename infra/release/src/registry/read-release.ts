import { openEntry } from '@waymark/registry';
import {
  remoteKey,
  serviceKey,
  SHELL_KEY,
  type RemoteRelease,
  type ServiceRelease,
  type ShellRelease,
} from '@waymark/contracts-core';
import type { RegistryReader } from './registry-writer';

interface PastRelease<K extends ReleaseKind> {
  revision: number;
  /** Null when the entry was deleted, is unreadable or is not signed by a trusted key. */
  release: Releases[K] | null;
}

/** Returns all revisions of a key in the bucket (64), oldest first. */
export async function releaseHistory<K extends ReleaseKind>(
  { registry, trust }: RegistryReader,
  kind: K,
  slice: string,
): Promise<PastRelease<K>[]> {
  const key = keyOf(kind, slice);
  const past: PastRelease<K>[] = [];
  for await (const entry of await registry.history({ key })) {
    const opened = entry.operation === 'PUT' ? openEntry(key, entry.string(), { publicKeys: trust }) : null;
    past.push({ revision: entry.revision, release: opened?.ok ? (opened.entry.value as Releases[K]) : null });
  }
  return past;
}

/** The types of releases, by kind of registry key. */
export interface Releases {
  remote: RemoteRelease;
  shell: ShellRelease;
  service: ServiceRelease;
}
export type ReleaseKind = keyof Releases;

export function keyOf(kind: ReleaseKind, slice: string): string {
  if (kind === 'shell') return SHELL_KEY;
  return kind === 'remote' ? remoteKey(slice) : serviceKey(slice);
}

/**
 * Returns what is live for a slice, and the key's revision for a compare-and-swap (0: there is no such key). When the
 * newest entry is unreadable, returns the last good one, because gateways serve that.
 */
export async function readRelease<K extends ReleaseKind>(
  reader: RegistryReader,
  kind: K,
  slice: string,
): Promise<{ value: Releases[K] | null; revision: number }> {
  const key = keyOf(kind, slice);
  const entry = await reader.registry.get(key);
  if (!entry) return { value: null, revision: 0 };
  const opened = entry.operation === 'PUT' ? openEntry(key, entry.string(), { publicKeys: reader.trust }) : null;
  if (opened?.ok) return { value: opened.entry.value as Releases[K], revision: entry.revision };
  const good = (await releaseHistory(reader, kind, slice))
    .map(({ release }) => release)
    .filter((release) => release !== null);
  const newest = good.reduce<Releases[K] | null>(
    (best, one) => (best && best.sequence > one.sequence ? best : one),
    null,
  );
  return { value: newest, revision: entry.revision };
}
