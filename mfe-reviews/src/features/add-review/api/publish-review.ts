import { useMutation } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { submissionKey } from '../submission-key';

/** Publishes once, however often it is sent. */
export function usePublishReview() {
  return useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      apiClient.post<Review>('/api/reviews', { body, idempotencyKey: submissionKey(body) }),
  });
}
