import { openEntry } from '@waymark/registry';
import type { RegistryReader } from './registry-writer';
import { keyOf, type ReleaseKind, type Releases } from './release-kinds';

export interface PastRelease<K extends ReleaseKind> {
  revision: number;
  /** Null when the entry was deleted, is unreadable or is not signed by a key that is trusted. */
  release: Releases[K] | null;
}

/** Everything that the bucket still holds of a key (64 revisions), oldest first. */
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
