import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { apiClient } from './api-client';
import { ApiError } from './api-error';
import { getHost, type Host } from './host';
import { queryRetry } from './retry-rules';
import { sessionEnded } from './session-ended';

const FRESH_FOR_MS = 5 * 60_000;

/**
 * Creates the query client of one slice. A query without its own function fetches the first element of its key. A 401
 * sends the person to the sign-in page, unless the query has `meta: { showsSignIn: true }` and handles it on the page.
 * Mutations are not retried here, because the API client retries them with the same key.
 */
export function createSliceQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => signInWhenAsked(error, query.meta) }),
    defaultOptions: {
      queries: {
        ...queryRetry,
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: true,
        // Browsers often report being offline wrongly; a failed request is reliable.
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

const clients = new WeakMap<Host, QueryClient>();

/**
 * Returns the slice's own cache, shared by its pages but not with other slices. A browser has one host and so one
 * cache; a server has one per rendered page, so that nobody sees data fetched for another person.
 */
export function sliceQueryClient(): QueryClient {
  const host = getHost();
  const known = clients.get(host);
  if (known) return known;
  const client = createSliceQueryClient();
  clients.set(host, client);
  host.cacheMade?.(client);
  return client;
}

/** Wraps a page or slot in the slice's cache; the shell does not know how a slice fetches data. */
export function withQueries<Props extends object = object>(Part: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sliceQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
