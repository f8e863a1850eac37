import type { QueryClient } from '@tanstack/react-query';
import type { Review, VoteSummary } from '@waymark/contracts-reviews';

/** The review with the counts of a vote's answer. */
export function withVote(review: Review, summary: VoteSummary): Review {
  return { ...review, helpfulCount: summary.helpfulVotes, totalVotes: summary.totalVotes, userVote: summary.userVote };
}

function withVoteIn(data: unknown, reviewId: number, summary: VoteSummary): unknown {
  if (Array.isArray(data)) return data.map((item) => withVoteIn(item, reviewId, summary));
  if (typeof data !== 'object' || data === null) return data;
  if ('detailedReview' in data && 'id' in data) {
    return data.id === reviewId ? withVote(data as Review, summary) : data;
  }
  if ('items' in data) return { ...data, items: withVoteIn(data.items, reviewId, summary) };
  if ('reviews' in data) return { ...data, reviews: withVoteIn(data.reviews, reviewId, summary) };
  if ('pages' in data) return { ...data, pages: withVoteIn(data.pages, reviewId, summary) };
  return data;
}

/** Writes a vote's answer into every cached list or venue that shows the review. */
export function applyVoteToCache(cache: QueryClient, reviewId: number, summary: VoteSummary): void {
  cache.setQueriesData({}, (data: unknown) => withVoteIn(data, reviewId, summary));
}
