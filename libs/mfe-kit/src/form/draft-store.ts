import { storedValue } from '../stored-value';

/** Work that was begun and is not sent. */
export interface KeptDraft {
  /** Which one, in a form that keeps several side by side. A form that keeps one at a time gives it none. */
  id?: string;
  /** When it was typed in last. Milliseconds since 1970. */
  savedAt: number;
}

interface DraftStoreOptions<D> {
  /** How long it is found again. Milliseconds. */
  keptMs: number;
  /** Judges what was kept: of another version, or written by somebody else, it is none. `(value) => schema.safeParse(value).data` */
  parse: (value: unknown) => D | null | undefined;
}

export interface DraftStore<D extends KeptDraft> {
  /** The member's own, newest first: a browser may be shared, so a draft is for its author alone. */
  list(memberId: number, now?: number): D[];
  /** Takes the place of the one before with the same id, and of all that another member kept. */
  save(memberId: number, draft: D): void;
  /** Once it is sent or discarded. */
  forget(memberId: number, id: string): void;
  clear(): void;
}

/** Drafts of one form under one key of this browser. They outlive a crash, a reload and a session that ended. */
export function draftStore<D extends KeptDraft>(key: string, { keptMs, parse }: DraftStoreOptions<D>): DraftStore<D> {
  const stored = storedValue<object>('local', key, (value) => Object(value) as object);

  function list(memberId: number, now = Date.now()): D[] {
    return draftsIn(stored.read(), memberId)
      .flatMap((draft) => parse(draft) ?? [])
      .filter(({ savedAt }) => now - savedAt < keptMs)
      .sort((one, other) => other.savedAt - one.savedAt);
  }

  function write(memberId: number, drafts: readonly D[]): void {
    const [only] = drafts;
    // One without an id stands flat, as it did before there could be several: older versions of a page read it too.
    if (only) stored.write(only.id === undefined ? { memberId, ...only } : { memberId, drafts });
    else stored.write(null);
  }

  // A form that keeps one at a time has no others: what it kept before is not read with every key.
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
