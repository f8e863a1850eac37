import { QueryCache, QueryClient } from '@tanstack/react-query';
import { apiClient } from './api-client';
import { ApiError } from './api-error';
import { getHost } from './host';
import { sessionEnded } from './session-ended';
import { queryRetry } from './retry-rules';

const FRESH_FOR_MS = 5 * 60_000;

/**
 * One per slice. A query without its own function fetches the first element of its key. A 401 sends the person to the
 * sign-in page, unless the query has `meta: { showsSignIn: true }` and says so on the page itself. A mutation is not
 * tried again here: the client does that, with the key of the first try.
 */
export function createSliceQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => signInWhenAsked(error, query.meta) }),
    defaultOptions: {
      queries: {
        ...queryRetry,
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: true,
        // The browser's idea of being offline is often wrong; a request that fails says it reliably.
        networkMode: 'always',
        queryFn: ({ queryKey, signal }) => apiClient.get(String(queryKey[0]), { signal }),
      },
      mutations: { networkMode: 'always' },
    },
  });
  forgetWhenSomeoneElseSignsIn(client);
  return client;
}

function forgetWhenSomeoneElseSignsIn(client: QueryClient): void {
  const { session } = getHost();
  let before = session.getState();
  session.subscribe(() => {
    const now = session.getState();
    if (before.status !== 'loading' && before.user?.id !== now.user?.id) void client.resetQueries();
    before = now;
  });
}

function signInWhenAsked(error: Error, meta: Record<string, unknown> | undefined): void {
  if (error instanceof ApiError && error.status === 401 && !meta?.['showsSignIn']) sessionEnded();
}
