import { openEntry } from '@waymark/registry';
import type { RegistryReader } from './registry-writer';
import { releaseHistory } from './release-history';
import { keyOf, type ReleaseKind, type Releases } from './release-kinds';

/**
 * What is live of a slice, and the key's revision for a compare-and-swap (0: there is no such key). When somebody
 * made the newest entry unreadable it is the last good one, since that is what gateways serve.
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
