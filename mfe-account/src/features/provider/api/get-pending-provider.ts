import { queryOptions } from '@tanstack/react-query';
import type { PendingProvider } from '@waymark/contracts-account';
import { apiClient, ApiError } from '@waymark/mfe-kit';

const PATH = '/api/auth/provider/pending';

/** Who is about to create an account; null when their half hour is over. */
export const pendingProviderQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) =>
    apiClient.get<PendingProvider | null>(PATH, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  gcTime: 0,
});
