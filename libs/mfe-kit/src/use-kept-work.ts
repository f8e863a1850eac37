import { useEffect, useRef } from 'react';
import { getHost } from './host';
import { SESSION_ENDED } from './session-ended';
import { storedValue } from './stored-value';

interface KeptWork {
  name: string;
  memberId: number;
  work: unknown;
}

const stored = storedValue('session', 'keptWork', (value) => value as KeptWork | null);

/**
 * Work that stands in no field (what was typed is kept without this): kept when the session ends elsewhere, and handed to
 * `putBack` when the same member is here again. Null: there is none.
 */
export function useKeptWork<T>(name: string, work: T | null, putBack: (work: T) => void): void {
  const now = useRef({ work, putBack });
  now.current = { work, putBack };
  useEffect(() => {
    const memberId = getHost().session.getState().user?.id;
    if (memberId === undefined) return undefined;
    const kept = take(name, memberId);
    if (kept !== null) now.current.putBack(kept as T);
    const keep = (): void => {
      if (now.current.work !== null) stored.write({ name, memberId, work: now.current.work });
    };
    window.addEventListener(SESSION_ENDED, keep);
    return () => window.removeEventListener(SESSION_ENDED, keep);
  }, [name]);
}

/** For who signs out, and for who signs in as somebody else. */
export function forgetKeptWork(): void {
  stored.write(null);
}

function take(name: string, memberId: number): unknown {
  const kept = stored.read();
  if (kept?.name !== name) return null;
  forgetKeptWork();
  return kept.memberId === memberId ? kept.work : null;
}
