import { storedText, type Stored, type StorageKind } from './browser-storage';

/**
 * Stores a value as JSON under one key of this browser's storage. `parse` validates it on reading, because it may be
 * tampered with or come from an older version: `(value) => schema.safeParse(value).data`, or by hand on a page without
 * schemas. An invalid value counts as missing.
 */
export function storedValue<T>(
  kind: StorageKind,
  key: string,
  parse: (value: unknown) => T | null | undefined,
): Stored<T> {
  const { read, write } = storedText(kind, key);
  return {
    read() {
      const text = read();
      if (text == null) return text;
      try {
        return parse(JSON.parse(text)) ?? null;
      } catch {
        return null;
      }
    },
    write: (value) => write(value === null ? null : JSON.stringify(value)),
  };
}
