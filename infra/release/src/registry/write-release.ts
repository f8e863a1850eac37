import { parseEntry, signEntry } from '@waymark/registry';
import { isConflict, type RegistryWriter } from './registry-writer';
import { readRelease, keyOf, type ReleaseKind, type Releases } from './read-release';

const TRIES = 5;

/** What the caller decides; who, when and in which order is written here. */
export type ReleaseContent<K extends ReleaseKind> = Omit<Releases[K], 'slice' | 'sequence' | 'releasedAt' | 'by'>;

export interface Written<K extends ReleaseKind> {
  release: Releases[K];
  /** Of the bucket: every gateway that has read it serves this release. */
  revision: number;
}

/**
 * Signs and writes one key by compare-and-swap: `next` sees what is live, and runs again when somebody else wrote
 * meanwhile. Null from `next` leaves a key as it is, and so does an error.
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

/** The time is the sequence where it can be: it goes on growing when the bucket was lost and gateways remember. */
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
