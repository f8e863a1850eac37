import type { CorrectionTexts, Problem } from '@waymark/contracts-core';
import {
  reviewsContentModerated,
  type Review,
  type SupportService,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { answered, decisionArrives, memberChangedArrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';

const AUTHOR = 41;
const OTHER = 42;
const MINE = 'Quixotically, there are no steps at the door.';
const RIGHT = 'There are three steps at the door.';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

/** Staff actions on the text of a content. */
const corrections = (kind: 'review' | 'support-service', contentId: () => number) => ({
  store: (parts: Record<string, string>) =>
    service.call<{ correctionId: number } & Problem>(
      'PUT',
      `/api/reviews/moderated/${kind}/${contentId()}/correction`,
      {
        ...{ as: 5, role: 'moderator', body: { caseId: 7, parts } },
      },
    ),
  decide: (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind, contentId: contentId(), state: 'shown', number, correction }),
});

describe('a review that staff corrected (F6.9)', () => {
  let review: Review;
  let venue: VenueDetail;
  let draft: number;
  const { store, decide } = corrections('review', () => review.id);
  const words = async () =>
    (await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`)).body.map(({ comment }) => comment);
  const own = (statement: number, as = AUTHOR) =>
    service.call<CorrectionTexts>('GET', `/api/reviews/moderated/corrections/${statement}`, { as });

  beforeAll(async () => {
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

  it('has its own text again when that is reversed, in whatever order the decisions arrive', async () => {
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
    [{}, { parts: 'Nothing has changed yet: write the corrected words.' }],
    [{ comment: '' }, { 'parts.comment': 'Please write something here.' }],
    [{ rating: '5' }, { 'parts.rating': 'There is no such text here.' }],
  ])('takes or names what is wrong with %j', async (parts, fieldErrors) => {
    const { status, body } = await store(parts);
    expect([status, body.fieldErrors]).toEqual([fieldErrors ? 422 : 200, fieldErrors]);
  });

  it('leaves nothing behind when it is deleted', async () => {
    await service.call('DELETE', `/api/reviews/${review.id}`, { as: AUTHOR });
    expect((await own(74)).status).toBe(404);
  });
});

describe('a support service that staff corrected', () => {
  const BEFORE = 'Quixotically free advice.';
  const AFTER = 'Advice by phone, without charge.';
  let id: number;
  const { store, decide } = corrections('support-service', () => id);
  const found = async (word: string) =>
    (await service.call<SupportService[]>('GET', `/api/support-services?q=${word}`)).body.map((one) => one.description);

  it('is shown and found by the corrected text, or without text, and as before when that is reversed (F6.26)', async () => {
    const row = await service.get(Database).one<{ id: number }>(sql`
      INSERT INTO support_service (origin, source_key, type, name, normal_name, city, normal_city, description, search_text, last_verified)
      VALUES ('spec', '2', 'guide', 'Right Help', 'right help', 'Rightown', 'rightown', ${BEFORE},
              'right help rightown quixotically free advice', now()) RETURNING id`);
    id = row?.id ?? 0;
    const { correctionId } = (await store({ description: AFTER })).body;
    expect(await found('quixotically')).toEqual([BEFORE]);
    await decide(1, { id: correctionId });
    expect([await found('quixotically'), await found('phone')]).toEqual([[], [AFTER]]);
    await decide(2, null);
    expect([await found('quixotically'), await found('phone')]).toEqual([[BEFORE], []]);
    await decide(3, { id: (await store({ description: '' })).body.correctionId });
    expect(await found('right')).toEqual([null]);
    await decide(4, null);
    expect(await found('right')).toEqual([BEFORE]);
  });
});
