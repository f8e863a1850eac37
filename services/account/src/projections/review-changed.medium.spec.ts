import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../test/account-service';
import { ReviewChangedConsumer } from './review-changed.consumer';

let account: AccountUnderTest;
let consumer: ReviewChangedConsumer;
beforeAll(async () => {
  account = await sharedAccount();
  consumer = account.app.get(ReviewChangedConsumer);
}, 60_000);

async function newMember(name: string): Promise<number> {
  const response = await account.post('/api/auth/register', registration(name));
  return (await bodyOf<{ id: number }>(response)).id;
}

function event(reviewId: number, aggregateVersion: number, authorId: number, helpfulCount: number) {
  const data = { reviewId, venueId: 1, authorId, helpfulCount };
  return {
    id: randomUUID(),
    type: aggregateVersion === 1 ? 'reviews.review.published.v1' : 'reviews.review.voted.v1',
    time: new Date().toISOString(),
    aggregateId: String(reviewId),
    aggregateVersion,
    correlationId: null,
    data,
  };
}

const moderated = (reviewId: number, decisionNumber: number, state: 'shown' | 'hidden' | 'removed') => ({
  ...event(reviewId, decisionNumber, 0, 0),
  type: 'reviews.content.moderated.v1',
  aggregateId: `review:${reviewId}`,
  data: { caseId: 1, decisionNumber, kind: 'review' as const, contentId: String(reviewId), state, isApplied: true },
});

const countsOf = (id: number) =>
  account.sql.one(sql`SELECT review_count AS reviews, helpful_votes AS votes FROM user_profile WHERE id = ${id}`);

describe('counts of a member (A3.13)', () => {
  it('are the rows of their reviews', async () => {
    const id = await newMember('kim');
    await consumer.published(event(11, 1, id, 0));
    await consumer.published(event(12, 1, id, 0));
    await consumer.voted(event(11, 2, id, 3));
    await consumer.voted(event(12, 2, id, 1));
    expect(await countsOf(id)).toEqual({ reviews: 2, votes: 4 });
  });

  it('do not change when an event comes twice', async () => {
    const id = await newMember('lea');
    const voted = event(21, 2, id, 1);
    await consumer.voted(voted);
    await consumer.voted(voted);
    expect(await countsOf(id)).toEqual({ reviews: 1, votes: 1 });
  });

  it('leave out what staff set aside, until it is shown again', async () => {
    const id = await newMember('zoe');
    await consumer.published(event(71, 1, id, 0));
    await consumer.voted(event(71, 2, id, 3));
    await consumer.moderated(moderated(71, 1, 'hidden'));
    await consumer.voted(event(71, 3, id, 4));
    expect(await countsOf(id)).toEqual({ reviews: 0, votes: 0 });
    await consumer.moderated(moderated(71, 3, 'shown'));
    await consumer.moderated(moderated(71, 2, 'removed'));
    expect(await countsOf(id)).toEqual({ reviews: 1, votes: 4 });
    await consumer.moderated(moderated(72, 1, 'hidden'));
    await consumer.published(event(72, 1, id, 0));
    expect(await countsOf(id)).toEqual({ reviews: 1, votes: 4 });
  });

  it('do not go back when an older event comes late', async () => {
    const id = await newMember('mio');
    await consumer.voted(event(31, 3, id, 2));
    await consumer.voted(event(31, 2, id, 1));
    await consumer.published(event(31, 1, id, 0));
    expect(await countsOf(id)).toEqual({ reviews: 1, votes: 2 });
  });

  it('come out right when many change at once', async () => {
    const id = await newMember('noa');
    await Promise.all(Array.from({ length: 20 }, (_, index) => consumer.voted(event(100 + index, 2, id, 1))));
    expect(await countsOf(id)).toEqual({ reviews: 20, votes: 20 });
  });
});
