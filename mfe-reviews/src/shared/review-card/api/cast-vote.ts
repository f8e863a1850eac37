import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VoteSummary } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { applyVoteToCache } from '../apply-vote';

/** Votes on a review; the answer goes into every cached list, so nothing is fetched again. */
export function useCastVote(reviewId: number) {
  const cache = useQueryClient();
  return useMutation({
    // The control itself asks a visitor to log in; the page must not be left for a vote.
    meta: { showsSignIn: true },
    mutationFn: (isHelpful: boolean) =>
      apiClient.post<VoteSummary>(`/api/reviews/${reviewId}/vote`, { body: { isHelpful: isHelpful ? 1 : 0 } }),
    // For the error log of the feedback form (S1 section 8).
    onError: () => console.error('Failed to vote'),
    onSuccess: (summary) => applyVoteToCache(cache, reviewId, summary),
  });
}
