import { useEffect, useRef } from 'react';
import { getHost } from './host';
import { SESSION_ENDED } from './session-ended';
import { storedValue } from './browser-storage';

interface StoredWork {
  name: string;
  work: unknown;
}

/** A visitor's work, which goes to the next member who signs in in this tab. */
const VISITOR = 'visitor';
/** Keyed by member, because several may use one tab. */
type ByMember = Partial<Record<string, StoredWork>>;

const stored = storedValue('session', 'keptWork', (value) => Object(value) as ByMember);

/**
 * Stores work outside of form fields (typed text is stored separately) when the session ends elsewhere. Passes it to
 * `putBack` when the same member returns. `work` is null when there is none. Returns a function that stores a
 * visitor's work before signing in.
 */
export function useStoredWork<T>(name: string, work: T | null, putBack: (work: T) => void): () => void {
  const now = useRef({ work, putBack });
  now.current = { work, putBack };
  useEffect(() => {
    const memberId = getHost().session.getState().user?.id;
    if (memberId === undefined) return undefined;
    const all = stored.read();
    const kept = all?.[memberId] ?? all?.[VISITOR];
    if (kept?.name === name) {
      forgetStoredWork(memberId);
      now.current.putBack(kept.work as T);
    }
    const keep = (): void => keepFor(memberId, name, now.current.work);
    window.addEventListener(SESSION_ENDED, keep);
    return () => window.removeEventListener(SESSION_ENDED, keep);
  }, [name]);
  return () => keepFor(VISITOR, name, now.current.work);
}

function keepFor(owner: number | typeof VISITOR, name: string, work: unknown): void {
  if (work !== null) stored.write({ ...stored.read(), [owner]: { name, work } });
}

/** Deletes the stored work of a member who signs out. */
export function forgetStoredWork(memberId: number): void {
  const others = { ...stored.read(), [memberId]: undefined, [VISITOR]: undefined };
  stored.write(Object.values(others).some(Boolean) ? others : null);
}
