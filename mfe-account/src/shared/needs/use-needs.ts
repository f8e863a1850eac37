import { type Need, needsOf, type NeedsRecord } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { useBrowserNeeds } from './browser-needs';
import { recordOf } from './same-record';
import { useSavedPreferences } from './use-saved-preferences';

interface OwnRecord {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly record: NeedsRecord | null;
  readonly keptIn: Needs['keptIn'];
}

/** Like useNeeds, with notes and communication method. */
export function useOwnRecord(): OwnRecord {
  const session = useSession();
  const browser = useBrowserNeeds();
  const { data: saved, isPending, isError } = useSavedPreferences();
  return useMemo(() => {
    const isMember = session.status === 'member';
    if (session.status === 'loading' || (isMember && isPending))
      return { status: 'loading', record: null, keptIn: 'nowhere' };
    if (isMember && isError) return { status: 'failed', record: null, keptIn: 'nowhere' };
    if (isMember && saved) return { status: 'ready', record: recordOf(saved), keptIn: 'account' };
    return { status: 'ready', record: browser.record, keptIn: browser.record ? 'browser' : 'nowhere' };
  }, [session.status, saved, isPending, isError, browser.record]);
}

export interface Needs {
  readonly status: 'loading' | 'ready';
  readonly needs: readonly Need[];
  readonly keptIn: 'account' | 'browser' | 'nowhere';
}

const NONE: readonly Need[] = [];

/** Returns the person's needs: those saved in the account, otherwise those stored in the browser. */
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
