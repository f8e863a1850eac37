import { type Need, needsOf } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { useBrowserNeeds } from './use-browser-needs';
import { useSavedPreferences } from './use-saved-preferences';

export interface Needs {
  readonly status: 'loading' | 'ready';
  readonly needs: readonly Need[];
  readonly keptIn: 'account' | 'browser' | 'nowhere';
}

const NONE: readonly Need[] = [];

/** What the person at this browser needs: the account's saved needs, else those kept in the browser. */
export function useNeeds(): Needs {
  const session = useSession();
  const browser = useBrowserNeeds();
  const { data: saved, isPending } = useSavedPreferences();
  return useMemo(() => {
    if (session.status === 'loading' || (session.status === 'member' && isPending))
      return { status: 'loading', needs: NONE, keptIn: 'nowhere' };
    if (session.status === 'member' && saved) return { status: 'ready', needs: needsOf(saved), keptIn: 'account' };
    if (browser.record) return { status: 'ready', needs: browser.record.needs, keptIn: 'browser' };
    return { status: 'ready', needs: NONE, keptIn: 'nowhere' };
  }, [session.status, saved, isPending, browser.record]);
}
