import { parseEntry, signEntry } from '@waymark/registry';
import { isConflict, type RegistryWriter } from './registry-writer';
import { readRelease, keyOf, type ReleaseKind, type Releases } from './read-release';

const TRIES = 5;

/** The caller's part of an entry; author, time and sequence are added here. */
export type ReleaseContent<K extends ReleaseKind> = Omit<Releases[K], 'slice' | 'sequence' | 'releasedAt' | 'by'>;

export interface Written<K extends ReleaseKind> {
  release: Releases[K];
  /** The bucket's revision: every gateway that has read it serves this release. */
  revision: number;
}

/**
 * Signs and writes one key by compare-and-swap. `next` gets the live state and runs again after a conflict. If it
 * returns null or throws, the key does not change.
 */
export async function writeRelease<K extends ReleaseKind>(
  writer: RegistryWriter,
  kind: K,
  slice: string,
  next: (current: Releases[K] | null) => ReleaseContent<K> | null,
): Promise<Written<K>> {
  const key = keyOf(kind, slice);
  for (let tried = 1; ; tried++) {
    const { value, revision } = await readRelease(writer, kind, slice);
    const content = next(value);
    if (!content) {
      if (!value) throw new Error(`Nothing of ${slice} is published`);
      return { release: value, revision };
    }
    const release = stamped(writer, key, slice, content, value?.sequence ?? 0);
    try {
      const text = JSON.stringify(signEntry(key, release, writer.signer));
      const written = await (revision === 0
        ? writer.registry.create(key, text)
        : writer.registry.update(key, text, revision));
      return { release: release as Releases[K], revision: written };
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
}

/**
 * Uses the time as the sequence where possible: it keeps growing even if the bucket is lost and gateways remember
 * older entries.
 */
function stamped(writer: RegistryWriter, key: string, slice: string, content: object, last: number): unknown {
  const now = Date.now();
  const entry = {
    slice,
    ...content,
    sequence: Math.max(last + 1, now),
    releasedAt: new Date(now).toISOString(),
    by: writer.by,
  };
  const parsed = parseEntry(key, entry);
  if (!parsed) throw new Error(`This is no entry for ${key}: ${JSON.stringify(entry).slice(0, 400)}`);
  return parsed.value;
}
