import { randomUUID } from 'node:crypto';
import type { ContentExcerpt, ModerationContent } from '@waymark/contracts-core';
import {
  reviewsContentDescribed,
  reviewsContentModerated,
  type Review,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { answered, decisionArrives, memberChangedArrives, reportArrives } from '../../test/events';
import { READS, readByOthers } from '../../test/every-read';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

const AUTHOR = 41;
const OTHER = 42;
const WORD = 'quixotically';

describe('a review that staff hid', () => {
  let service: ReviewsService;
  let review: Review;
  let venue: VenueDetail;
  const decide = (state: 'shown' | 'hidden' | 'removed', number: number, more = {}) =>
    decisionArrives(service, { kind: 'review', contentId: review.id, state, number, ...more });
  const page = async () => (await service.call<VenueDetail>('GET', `/api/venues/${venue.id}`)).body;
  const listed = (path: string, as?: number) => service.call<Review[]>('GET', path, { as });
  const staff = { as: 5, role: 'moderator' } as const;
  const standing = async () => {
    const { reviewCount, averageRating, verifications } = await page();
    return { reviewCount, averageRating, answers: verifications };
  };

  beforeAll(async () => {
    service = await sharedReviews();
    await memberChangedArrives(service, AUTHOR);
    venue = await givenVenue(service, 'Hidden Café');
    review = await givenReview(service, venue.id, AUTHOR, {
      detailedReview: `A ${WORD} worded review.`,
      reviewerName: WORD,
      verifyLiftAccess: 1,
    });
    await givenReview(service, venue.id, OTHER, { mobilityRating: 1 });
    await service.call('POST', `/api/reviews/${review.id}/vote`, { as: OTHER, body: { isHelpful: 1 } });
  }, 90_000);

  it('is described to staff, without its words', async () => {
    await reportArrives(service, { kind: 'review', contentId: review.id });
    await reportArrives(service, { kind: 'review', contentId: 999_999 }, 8);
    expect(await answered(service, reviewsContentDescribed)).toEqual([
      {
        caseId: 7,
        kind: 'review',
        contentId: String(review.id),
        exists: true,
        authorId: AUTHOR,
        path: `/venues/${venue.id}`,
        writtenAt: review.createdAt,
      },
      { caseId: 8, kind: 'review', contentId: '999999', exists: false, authorId: null, path: null, writtenAt: null },
    ]);
  });

  it('leaves every count and comes back with its votes', async () => {
    const before = await standing();
    expect(before).toMatchObject({ reviewCount: 2, averageRating: 2.5 });
    expect((await listed('/api/reviews?limit=1')).headers.get('x-total-count')).toBe('2');
    const event = randomUUID();
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'hidden', number: 1 }, event);
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'hidden', number: 1 }, event);
    expect(await standing()).toMatchObject({ reviewCount: 1, averageRating: 1 });
    expect(JSON.stringify((await standing()).answers)).not.toEqual(JSON.stringify(before.answers));
    expect((await listed('/api/reviews?limit=1')).headers.get('x-total-count')).toBe('1');
    expect((await service.call('GET', `/api/reviews/${review.id}/votes`, { as: OTHER })).status).toBe(404);
    expect(
      (await service.call('POST', `/api/reviews/${review.id}/vote`, { as: 43, body: { isHelpful: 1 } })).status,
    ).toBe(404);
    await decide('shown', 2);
    expect(await standing()).toEqual(before);
    const again = (await listed('/api/reviews?limit=50')).body.find(({ id }) => id === review.id);
    expect(again).toMatchObject({ helpfulCount: 1, totalVotes: 1, setAside: null });
    expect(await answered(service, reviewsContentModerated)).toEqual([
      { caseId: 7, decisionNumber: 1, kind: 'review', contentId: String(review.id), state: 'hidden', isApplied: true },
      { caseId: 7, decisionNumber: 2, kind: 'review', contentId: String(review.id), state: 'shown', isApplied: true },
    ]);
  });

  it('stays as the newest decision says, whatever comes late', async () => {
    await decide('hidden', 4);
    await decide('shown', 3);
    expect(await standing()).toMatchObject({ reviewCount: 1 });
    // Another case about it, decided before: late too.
    await decide('shown', 1, { caseId: 6, time: '2020-01-01T00:00:00.000Z' });
    expect(await standing()).toMatchObject({ reviewCount: 1 });
    expect((await listed(`/api/reviews?q=${WORD}`)).body).toEqual([]);
  });

  it('cannot be counted again by another review', async () => {
    await givenReview(service, venue.id, 44, { mobilityRating: 1 });
    expect(await standing()).toMatchObject({ reviewCount: 2, averageRating: 1 });
  });

  it.each(READS.filter(([, { access }]) => access !== 'moderator'))(
    'is in no response of %s',
    async (_name, endpoint) => {
      const ids = { venue: venue.id, review: review.id, member: AUTHOR };
      expect((await readByOthers(service, endpoint, ids)).toLowerCase()).not.toContain(WORD);
    },
  );

  it('is in the list that staff read of many at once, without what is gone', async () => {
    const path = `/api/reviews/moderated/excerpts?of=review:${review.id},review:999999,venue-photo:none`;
    expect((await service.call('GET', path, staff)).status).toBe(400);
    const { body } = await service.call<ContentExcerpt[]>('GET', path.replace(',venue-photo:none', ''), staff);
    expect(body).toEqual([
      { kind: 'review', contentId: String(review.id), title: 'Review of Hidden Café', excerpt: review.comment },
    ]);
  });

  it('is shown only to its author, marked, and stays hidden when they edit it', async () => {
    const own = async () => (await listed('/api/users/me/reviews', AUTHOR)).body.find(({ id }) => id === review.id);
    expect(await own()).toMatchObject({ comment: review.comment, setAside: { state: 'hidden', statementId: 74 } });
    const body = {
      reviewerName: WORD,
      disabilityType: 'visual',
      detailedReview: `Still ${WORD}.`,
      mobilityRating: 5,
      verifyLiftAccess: 2,
    };
    expect((await service.call('PUT', `/api/reviews/${review.id}`, { as: AUTHOR, body })).status).toBe(200);
    expect(await own()).toMatchObject({ comment: `Still ${WORD}.`, setAside: { state: 'hidden' } });
    expect(await standing()).toMatchObject({ reviewCount: 2, averageRating: 1 });
  });

  it('is shown to moderators with what it said before and what was decided', async () => {
    const path = `/api/reviews/moderated/review/${review.id}`;
    const { body } = await service.call<ModerationContent>('GET', path, staff);
    expect(body).toMatchObject({ state: 'hidden', authorId: AUTHOR, texts: [{ text: `Still ${WORD}.` }] });
    expect(body.earlier.map(({ texts }) => texts[1]?.text)).toEqual([review.comment]);
    const steps = body.steps.map(({ caseId, decisionNumber }) => `${caseId}.${decisionNumber}`);
    expect(steps.sort()).toEqual(['6.1', '7.1', '7.2', '7.3', '7.4']);
    const gone = await service.call('GET', '/api/reviews/moderated/review/999999', staff);
    expect(gone.status).toBe(404);
  });

  it('is confirmed as gone when its author deleted it meanwhile', async () => {
    await service.call('DELETE', `/api/reviews/${review.id}`, { as: AUTHOR });
    await decide('removed', 5);
    expect((await answered(service, reviewsContentModerated)).at(-1)).toMatchObject({
      state: 'removed',
      isApplied: false,
    });
  });
});
