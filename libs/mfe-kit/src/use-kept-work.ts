import { useEffect, useRef } from 'react';
import { getHost } from './host';
import { SESSION_ENDED } from './session-ended';
import { storedValue } from './stored-value';

interface KeptWork {
  name: string;
  work: unknown;
}

/** A visitor's, which becomes that of the member who logs in next in this tab. */
const VISITOR = 'visitor';
/** By member: several may use one tab. */
type ByMember = Partial<Record<string, KeptWork>>;

const stored = storedValue('session', 'keptWork', (value) => Object(value) as ByMember);

/**
 * Work that stands in no field (what was typed is kept without this): kept when the session ends elsewhere, and handed to
 * `putBack` when the same member is here again. Null: there is none. What it returns keeps the work of a visitor who goes to log in.
 */
export function useKeptWork<T>(name: string, work: T | null, putBack: (work: T) => void): () => void {
  const now = useRef({ work, putBack });
  now.current = { work, putBack };
  useEffect(() => {
    const memberId = getHost().session.getState().user?.id;
    if (memberId === undefined) return undefined;
    const all = stored.read();
    const kept = all?.[memberId] ?? all?.[VISITOR];
    if (kept?.name === name) {
      forgetKeptWork(memberId);
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

/** For a member who signs out. */
export function forgetKeptWork(memberId: number): void {
  const others = { ...stored.read(), [memberId]: undefined, [VISITOR]: undefined };
  stored.write(Object.values(others).some(Boolean) ? others : null);
}
