import type { Problem } from '@waymark/contracts-core';
import type { VoteSummary } from '@waymark/contracts-reviews';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

describe('casting a vote (S3.13, S3.14, S6.8, S6.9, S7.22, S7.23)', () => {
  let service: ReviewsService;
  let reviewId: number;
  const vote = (as: number, body: object, key?: string) =>
    service.call<VoteSummary & Problem>('POST', `/api/reviews/${reviewId}/vote`, { as, body, key });

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);
  beforeEach(async () => {
    reviewId = (await givenReview(service, (await givenVenue(service)).id, 1)).id;
  });

  it('counts, changes and withdraws by the same value', async () => {
    expect((await vote(2, { isHelpful: 1 })).body).toEqual({ helpfulVotes: 1, totalVotes: 1, userVote: true });
    expect((await vote(2, { isHelpful: false })).body).toEqual({ helpfulVotes: 0, totalVotes: 1, userVote: false });
    expect((await vote(2, { isHelpful: 0 })).body).toEqual({ helpfulVotes: 0, totalVotes: 0, userVote: null });
  });

  it('takes the voter from the session, whatever the body says, and tells both counts and the own vote (S7.20)', async () => {
    await vote(2, { isHelpful: 1, userId: 3 });
    const seen = await service.call<VoteSummary>('GET', `/api/reviews/${reviewId}/votes`, { as: 3 });
    expect(seen.body).toEqual({ helpfulVotes: 1, totalVotes: 1, userVote: null });
  });

  it('refuses the author, and reviews that are not there', async () => {
    const own = await vote(1, { isHelpful: 1 });
    expect([own.status, own.body.code]).toEqual([403, 'vote.own-review']);
    expect((await service.call('POST', '/api/reviews/999999/vote', { as: 2, body: { isHelpful: 1 } })).status).toBe(
      404,
    );
  });

  it('counts one press once when its retries arrive all at the same time, and takes nothing back', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => vote(2, { isHelpful: 1 }, 'vote-key-2')));
    expect(answers.map(({ status, body }) => [status, body.userVote])).toEqual(answers.map(() => [200, true]));
    const seen = await service.call<VoteSummary>('GET', `/api/reviews/${reviewId}/votes`, { as: 2 });
    expect(seen.body).toEqual({ helpfulVotes: 1, totalVotes: 1, userVote: true });
  });

  it('counts every voter of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => vote(10 + index, { isHelpful: 1 })));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(answers.map((answer) => answer.body.userVote)).toEqual(answers.map(() => true));
    // Each response has a different count, so they were counted one after another.
    expect(answers.map((answer) => answer.body.helpfulVotes).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const seen = await service.call<VoteSummary>('GET', `/api/reviews/${reviewId}/votes`);
    expect(seen.body).toMatchObject({ helpfulVotes: 8, totalVotes: 8 });
  });

  it('keeps one row for one member, however often they send at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => vote(3, { isHelpful: 1 })));
    const done = answers.filter((answer) => answer.status === 200).length;
    expect(answers.every((answer) => answer.status === 200 || answer.status === 503)).toBe(true);
    expect(done).toBeGreaterThan(0);
    const seen = await service.call<VoteSummary>('GET', `/api/reviews/${reviewId}/votes`, { as: 3 });
    // Each successful call toggled the vote, so the final state shows whether their number was odd.
    expect(seen.body.totalVotes).toBe(done % 2);
  });
});
