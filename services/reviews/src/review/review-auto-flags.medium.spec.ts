import { memberRegistered } from '@waymark/contracts-account';
import { reviewsContentAutoFlagged } from '@waymark/contracts-reviews';
import { answered, arrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';

let service: ReviewsService;
let venueId: number;
beforeAll(async () => {
  service = await sharedReviews();
  venueId = (await givenVenue(service)).id;
}, 90_000);

const told = async (reviewId: number) =>
  ((await answered(service, reviewsContentAutoFlagged)) as { contentId: string; kind: string; signals: string[] }[])
    .filter(({ contentId, kind }) => kind === 'review' && contentId === String(reviewId))
    .map(({ signals }) => signals);

const registers = (memberId: number) =>
  arrives(service, memberRegistered, {
    data: { memberId, displayName: 'Ana', username: `ana${memberId}`, isVerified: false },
    of: memberId,
  });

describe('a review (F5.4)', () => {
  it('that tells private things is published, and a person is called with the reason, without its words', async () => {
    const { id } = await givenReview(service, venueId, 61, { detailedReview: 'Ask Ana on 0113 496 0123.' });
    expect(await told(id)).toEqual([['personal-data']]);
    expect((await service.call('GET', `/api/venues/${venueId}`)).status).toBe(200);
    expect(JSON.stringify(await answered(service, reviewsContentAutoFlagged))).not.toContain('0123');
  });

  it('as it should be calls nobody, however new its author is', async () => {
    await registers(62);
    expect(await told((await givenReview(service, venueId, 62)).id)).toEqual([]);
  });

  it('of a new account is flagged for that, next to another reason', async () => {
    await registers(63);
    const { id } = await givenReview(service, venueId, 63, {
      reviewerName: 'Wankers',
      detailedReview: 'It was closed when we came.',
    });
    expect(await told(id)).toEqual([['obscenity', 'new-account']]);
  });

  it('is checked again when it is edited', async () => {
    const { id } = await givenReview(service, venueId, 64);
    const body = { ...reviewForm(venueId), detailedReview: 'Better at www.example.org.' };
    expect((await service.call('PUT', `/api/reviews/${id}`, { as: 64, body })).status).toBe(200);
    expect(await told(id)).toEqual([['link']]);
  });

  it("that repeats its author's other text, or is the sixth in ten minutes, goes to a moderator", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const detailedReview = count === 1 ? 'Quite a nice place: number 0.' : `Quite a nice place, number ${count}.`;
      ids.push((await givenReview(service, venueId, 65, { detailedReview })).id);
    }
    expect(await told(ids[0] ?? 0)).toEqual([]);
    expect(await told(ids[1] ?? 0)).toEqual([['repeated']]);
    expect(await told(ids[5] ?? 0)).toEqual([['burst']]);
  });
});
