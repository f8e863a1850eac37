import { storedValue } from '../browser-storage';

/** Unsent input of a form. */
export interface StoredDraft {
  /** Identifies one of several drafts of a form. A form with a single draft leaves it out. */
  id?: string;
  /** The time of the last change, in milliseconds since 1970. */
  savedAt: number;
}

interface DraftStoreOptions<D> {
  /** Milliseconds that the draft is stored. */
  keptMs: number;
  /**
   * Validates a stored draft; one from another version or written by other code is ignored. `(value) =>
   * schema.safeParse(value).data`
   */
  parse: (value: unknown) => D | null | undefined;
}

export interface DraftStore<D extends StoredDraft> {
  /** Returns the member's own drafts, newest first. A browser may be shared, so only the author sees a draft. */
  list(memberId: number, now?: number): D[];
  /** Replaces the draft with the same ID, and all drafts of other members. */
  save(memberId: number, draft: D): void;
  /** Call this after the draft is sent or discarded. */
  forget(memberId: number, id: string): void;
  clear(): void;
}

/**
 * Stores the drafts of one form under one key of this browser. They survive a crash, a reload and the end of a
 * session.
 */
export function draftStore<D extends StoredDraft>(key: string, { keptMs, parse }: DraftStoreOptions<D>): DraftStore<D> {
  const stored = storedValue<object>('local', key, (value) => Object(value) as object);

  function list(memberId: number, now = Date.now()): D[] {
    return draftsIn(stored.read(), memberId)
      .flatMap((draft) => parse(draft) ?? [])
      .filter(({ savedAt }) => now - savedAt < keptMs)
      .sort((one, other) => other.savedAt - one.savedAt);
  }

  function write(memberId: number, drafts: readonly D[]): void {
    const [only] = drafts;
    // A draft without an ID is stored flat, because older versions of a page read that format.
    if (only) stored.write(only.id === undefined ? { memberId, ...only } : { memberId, drafts });
    else stored.write(null);
  }

  // A form with a single draft has no others, so skip reading storage on every key press.
  const others = (memberId: number, id: string | undefined) =>
    id === undefined ? [] : list(memberId).filter((draft) => draft.id !== id);
  return {
    list,
    save: (memberId, draft) => write(memberId, [draft, ...others(memberId, draft.id)]),
    forget: (memberId, id) => write(memberId, others(memberId, id)),
    clear: () => void stored.write(null),
  };
}

function draftsIn(kept: object | null | undefined, asked: number): unknown[] {
  const { memberId, drafts, ...flat } = { ...kept } as Record<string, unknown>;
  if (memberId !== asked) return [];
  if (drafts === undefined) return [flat];
  return Array.isArray(drafts) ? drafts : [];
}
