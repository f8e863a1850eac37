import { QueryClient } from '@tanstack/react-query';
import { applyVoteToCache } from './vote-control';

const review = (id: number) => ({
  id,
  detailedReview: 'Level entrance',
  helpfulCount: 0,
  totalVotes: 0,
  userVote: null,
});
const summary = { helpfulVotes: 3, totalVotes: 4, userVote: true };

describe('applyVoteToCache (S4.14)', () => {
  it('changes the review in every list and venue that shows it, and no other review', () => {
    const cache = new QueryClient();
    cache.setQueryData(['venue'], { id: 9, name: 'Leeds', reviews: [review(1), review(2)] });
    cache.setQueryData(['list'], { pages: [{ reviews: [review(2)], total: 1 }], pageParams: [null] });
    cache.setQueryData(['top'], { topReviewerName: 'Ana', helpfulVotes: 2 });

    applyVoteToCache(cache, 2, summary);

    const voted = { ...review(2), helpfulCount: 3, totalVotes: 4, userVote: true };
    expect(cache.getQueryData(['venue'])).toEqual({ id: 9, name: 'Leeds', reviews: [review(1), voted] });
    expect(cache.getQueryData(['list'])).toEqual({ pages: [{ reviews: [voted], total: 1 }], pageParams: [null] });
    expect(cache.getQueryData(['top'])).toEqual({ topReviewerName: 'Ana', helpfulVotes: 2 });
  });
});
