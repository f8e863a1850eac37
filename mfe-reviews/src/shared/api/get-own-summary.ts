import { queryOptions } from '@tanstack/react-query';
import type { OwnReviewsSummary } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/users/me/reviews/summary';

export const ownSummaryQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => apiClient.get<OwnReviewsSummary>(PATH, { signal }),
  staleTime: 0,
  // The list beside it says that one must log in.
  meta: { showsSignIn: true },
});
