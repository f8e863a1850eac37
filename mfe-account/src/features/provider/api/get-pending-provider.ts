import { queryOptions } from '@tanstack/react-query';
import { addressOf, ApiError, call } from '@waymark/mfe-kit';
import { getPendingProvider } from '../../../endpoints';

/** Who is about to create an account; null when their half hour is over. */
export const pendingProviderQuery = queryOptions({
  queryKey: [addressOf(getPendingProvider)],
  queryFn: ({ signal }) =>
    call(getPendingProvider, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  gcTime: 0,
});
