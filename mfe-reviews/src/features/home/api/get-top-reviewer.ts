import { queryOptions } from '@tanstack/react-query';
import type { TopReviewer } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

export const topReviewerQuery = queryOptions({
  queryKey: ['/api/top-reviewer'],
  queryFn: ({ signal }) => apiClient.get<TopReviewer>('/api/top-reviewer', { signal }),
});
