import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '@waymark/contracts-account';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { endOtherSessions, endSession } from '../../endpoints';
import { sessionsQuery } from './api/list-sessions';

const FALLBACK = 'Please try again.';

/** Ends one session, or all others (`null`); the list follows without being read again. */
export function useEndSessions(onEnded: (session: SessionView | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: SessionView | null) =>
      session ? call(endSession, { params: { id: session.id } }).catch(ignoreMissing) : call(endOtherSessions),
    onSuccess: (_, ended) => {
      queries.setQueryData(sessionsQuery.queryKey, (before) =>
        before?.filter(({ id, isCurrent }) => (ended ? id !== ended.id : isCurrent)),
      );
      onEnded(ended);
    },
    onError: (error) =>
      toast({ title: 'Logging out there failed', description: failureMessage(error, FALLBACK), variant: 'error' }),
  });
}

/** It has ended meanwhile, which is what the person wants. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
