/** `local` persists until removed; `session` ends with its tab. */
type StorageKind = 'local' | 'session';

/**
 * One key of this browser's storage. Nothing here throws: private mode, disabled or full storage, or rendering on a
 * server must not break the page.
 */
interface Stored<T> {
  /** Null: no value, or it is unreadable. Undefined: the browser blocks storage. */
  read(): T | null | undefined;
  /** Null removes the value. False: the browser did not store the change, so it is lost with the page. */
  write(value: T | null): boolean;
}

/** Every key must be listed in the cookie policy (STORED_IN_BROWSER); a test finds it here by its literal text. */
export function storedText(kind: StorageKind, key: string): Stored<string> {
  return {
    read: () => attempt(kind, (storage) => storage.getItem(key)),
    write: (text) =>
      attempt(kind, (storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}

/** Removes this tab's stored values except these keys: another member is signed in now. */
export function forgetTab(kept: readonly string[]): void {
  attempt('session', (storage) => {
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
  });
}

function attempt<T>(kind: StorageKind, work: (storage: Storage) => T): T | undefined {
  try {
    return work(window[`${kind}Storage`]);
  } catch {
    return undefined;
  }
}

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
