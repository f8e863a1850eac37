import { storedText, type Stored, type StorageKind } from './browser-storage';

/**
 * A value under one key of this browser's storage, as JSON. `parse` judges what was read, for anybody may have written it
 * and an older version may have kept it otherwise: `(value) => schema.safeParse(value).data`, or by hand in a page that
 * loads no schemas. What it finds nothing in is read as none.
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
