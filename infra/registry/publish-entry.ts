import type { KV } from '@nats-io/kv';
import { isConflict } from './is-conflict';
import { readEntry, type Schema } from './read-entry';

const TRIES = 5;

/**
 * Writes one key by compare-and-swap: `next` sees what is there now, and runs again when somebody
 * else published meanwhile. An equal value is not written, so that publishing twice is harmless.
 */
export async function publishEntry<T>(
  registry: KV,
  key: string,
  schema: Schema<T>,
  next: (current: T | null) => T,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const { value, revision } = await readEntry(registry, key, schema);
    const entry = schema.parse(next(value));
    const text = JSON.stringify(entry);
    if (value && text === JSON.stringify(value)) return entry;
    try {
      await (revision === 0 ? registry.create(key, text) : registry.update(key, text, revision));
      return entry;
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
}
