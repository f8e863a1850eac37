import type { CorrectionTexts, Problem } from '@waymark/contracts-core';
import { reviewsContentModerated, type Review, type VenueDetail } from '@waymark/contracts-reviews';
import { answered, decisionArrives } from '../../test/moderation';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, memberChangedArrives, reviewForm } from '../../test/scenario';

const AUTHOR = 41;
const OTHER = 42;
const MINE = 'Quixotically, there are no steps at the door.';
const RIGHT = 'There are three steps at the door.';

describe('a review that staff corrected (F6.9)', () => {
  let service: ReviewsService;
  let review: Review;
  let venue: VenueDetail;
  let draft: number;
  const of = () => `/api/reviews/moderated/review/${review.id}`;
  const staff = { as: 5, role: 'moderator' } as const;
  const store = (parts: Record<string, string>) =>
    service.call<{ correctionId: number } & Problem>('PUT', `${of()}/correction`, {
      ...staff,
      body: { caseId: 7, parts },
    });
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind: 'review', contentId: review.id, state: 'shown', number, correction });
  const words = async () =>
    (await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`)).body.map(({ comment }) => comment);
  const own = (statement: number, as = AUTHOR) =>
    service.call<CorrectionTexts>('GET', `/api/reviews/moderated/corrections/${statement}`, { as });

  beforeAll(async () => {
    service = await sharedReviews();
    await memberChangedArrives(service, AUTHOR);
    venue = await givenVenue(service, 'Corrected Café');
    review = await givenReview(service, venue.id, AUTHOR, { detailedReview: MINE });
    draft = (await store({ comment: RIGHT })).body.correctionId;
  }, 90_000);

  it('changes nothing while it is a draft', async () => {
    expect(await words()).toEqual([MINE]);
    expect((await own(71)).status).toBe(404);
  });

  it('shows the right words in its list and its document, and both to its author alone', async () => {
    await decide(1, { id: draft });
    expect(await words()).toEqual([RIGHT]);
    const document = await service.call('GET', `/api/venues/${venue.id}/document`);
    expect(JSON.stringify(document.body)).not.toContain('Quixotically');
    const { body } = await own(71);
    expect(body).toMatchObject({ isInForce: true, texts: [{ label: 'Review', before: MINE, after: RIGHT }] });
    expect((await own(71, OTHER)).status).toBe(404);
    const noted = async (as: number) =>
      (await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`, { as })).body[0];
    expect((await noted(AUTHOR))?.corrected).toEqual({ at: expect.any(String), statementId: 71 });
    expect((await noted(OTHER))?.corrected).toEqual({ at: expect.any(String), statementId: null });
  });

  it('has its own words again when it is taken back, whatever order the decisions come in', async () => {
    await decide(3, null);
    await decide(2, { id: draft });
    expect(await words()).toEqual([MINE]);
    expect((await own(71)).body.isInForce).toBe(false);
  });

  it('keeps what its author wrote since', async () => {
    const again = (await store({ comment: RIGHT })).body.correctionId;
    await decide(4, { id: again });
    const edited = await service.call('PUT', `/api/reviews/${review.id}`, {
      as: AUTHOR,
      body: reviewForm(venue.id, { detailedReview: 'There are two steps, I counted again.' }),
    });
    expect(edited.status).toBe(200);
    const [now] = (await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`)).body;
    expect(now?.corrected).toBeNull();
    await decide(5, null);
    expect(await words()).toEqual(['There are two steps, I counted again.']);
  });

  it('is not confirmed where the decision names words that are not here', async () => {
    const before = (await answered(service, reviewsContentModerated)).length;
    await decide(6, { id: 999_999 });
    expect(await answered(service, reviewsContentModerated)).toHaveLength(before);
    await decide(7, null);
    expect(await answered(service, reviewsContentModerated)).toHaveLength(before + 1);
  });

  it.each([
    [{ comment: 'No.' }, undefined],
    [{}, { parts: 'Nothing is changed yet: write the corrected words.' }],
    [{ comment: '' }, { 'parts.comment': 'Some words are needed here.' }],
    [{ rating: '5' }, { 'parts.rating': 'There is no such text here.' }],
  ])('takes or names what is wrong with %j', async (parts, fieldErrors) => {
    const { status, body } = await store(parts);
    expect([status, body.fieldErrors]).toEqual([fieldErrors ? 422 : 200, fieldErrors]);
  });

  it('is for moderators', async () => {
    const body = { caseId: 7, parts: { comment: RIGHT } };
    expect((await service.call('PUT', `${of()}/correction`, { as: OTHER, body })).status).toBe(403);
  });

  it('leaves nothing behind when it is deleted', async () => {
    await service.call('DELETE', `/api/reviews/${review.id}`, { as: AUTHOR });
    expect((await own(74)).status).toBe(404);
  });
});
