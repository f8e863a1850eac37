import { useSession } from '@waymark/mfe-kit';
import type { Need } from '@waymark/contracts-account';
import { useNeeds, type Needs } from '../../shared/needs/use-needs';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';

export type NeedsToMatch =
  | { status: 'loading' }
  /** The account could not be read, so nobody knows whether it has needs. This is different from having none. */
  | { status: 'failed'; retry: () => void }
  | { status: 'none' }
  | { status: 'ready'; needs: readonly Need[]; keptIn: Needs['keptIn'] };

export function useNeedsToMatch(): NeedsToMatch {
  const { status, needs, keptIn } = useNeeds();
  const saved = useSavedPreferences();
  const isMember = useSession().status === 'member';
  if (isMember && saved.isError && keptIn !== 'browser') return { status: 'failed', retry: () => void saved.refetch() };
  if (status === 'loading') return { status: 'loading' };
  return needs.length === 0 ? { status: 'none' } : { status: 'ready', needs, keptIn };
}
