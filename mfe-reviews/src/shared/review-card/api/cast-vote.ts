import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { castVote } from '../../../endpoints';
import { applyVoteToCache } from '../apply-vote';

export interface Vote {
  isHelpful: boolean;
  key: string;
}

/** Votes on a review; the answer goes into every cached list, so nothing is fetched again. */
export function useCastVote(reviewId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ isHelpful, key }: Vote) =>
      call(castVote, {
        params: { id: reviewId },
        body: { isHelpful: isHelpful ? 1 : 0 },
        idempotencyKey: key,
      }),
    // For the error log of the feedback form (S1 section 8).
    onError: () => console.error('Failed to vote'),
    onSuccess: (summary) => applyVoteToCache(cache, reviewId, summary),
  });
}
