/** `local` stays until it is removed; `session` goes with its tab. */
export type StorageKind = 'local' | 'session';

/**
 * What stands under one key of this browser's storage. Nothing here throws: private mode, storage that is switched off or
 * full, and a server, where there is none, must not stop anyone.
 */
export interface Stored<T> {
  /** Null: there is none, or it cannot be read. Undefined: this browser lets the site keep nothing. */
  read(): T | null | undefined;
  /** Null takes it away. False: the browser did not do it, and it lasts as long as the page. */
  write(value: T | null): boolean;
}

/** Every key has to stand in the cookie policy (STORED_IN_BROWSER); a test finds it here by its literal text. */
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

/** Takes away everything that this tab keeps but these keys: its member is another one by now. */
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
