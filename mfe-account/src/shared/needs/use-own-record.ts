import type { NeedsRecord } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { recordOf } from './record-of';
import { useBrowserNeeds } from './use-browser-needs';
import type { Needs } from './use-needs';
import { useSavedPreferences } from './use-saved-preferences';

export interface OwnRecord {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly record: NeedsRecord | null;
  readonly keptIn: Needs['keptIn'];
}

/** As useNeeds, with notes and the way to talk. */
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
