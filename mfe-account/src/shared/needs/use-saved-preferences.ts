import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Preferences } from '@waymark/contracts-account';
import { useSession, sliceQueryClient, ApiError, call } from '@waymark/mfe-kit';
import { getPreferences as endpoint } from '../../endpoints';

/** Returns the member's saved preferences; null when there are none. */
async function getPreferences(userId: number, signal?: AbortSignal): Promise<Preferences | null> {
  try {
    return await call(endpoint, { params: { userId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const savedPreferencesKey = (memberId: number | undefined) => ['accessibility-preferences', memberId] as const;

/**
 * Returns the signed-in member's saved preferences. Names the query client explicitly: slots in other remotes' pages
 * read
 * needs too, and must share the cache that the preferences page updates.
 */
export function useSavedPreferences(): UseQueryResult<Preferences | null> {
  const { user } = useSession();
  return useQuery(
    {
      queryKey: savedPreferencesKey(user?.id),
      queryFn: ({ signal }) => (user ? getPreferences(user.id, signal) : null),
      enabled: user !== null,
      // No retry on failure.
      retry: false,
    },
    sliceQueryClient(),
  );
}
