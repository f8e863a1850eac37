import type { Review, Statement, VenueDetail, VenuePhoto } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { decisionArrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenPhoto, givenReview, givenVenue } from '../../test/scenario';

const AUTHOR = 51;
const OTHER = 52;

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const read = async <T>(path: string, as?: number) => (await service.call<T>('GET', path, { as })).body;

describe('a photo that staff hid', () => {
  it('leaves its review, the place and its file; its author and staff still see it', async () => {
    const venue = await givenVenue(service);
    const [first, second] = [await givenPhoto(service, AUTHOR), await givenPhoto(service, AUTHOR)];
    const photos = [first, second].map(({ id }, place) => ({ id, description: `Ramp ${place}` }));
    const review = await givenReview(service, venue.id, AUTHOR, { photos });
    const content = { kind: 'venue-photo', contentId: first.id } as const;
    const ids = async (as?: number) => {
      const page = await read<VenueDetail>(`/api/venues/${venue.id}`, as);
      return page.reviews.flatMap((each) => each.photos.map(({ id }) => id));
    };
    const file = async (as?: number, role?: 'moderator') => {
      const answer = await service.send('GET', first.url, { as, role });
      return [answer.status, answer.headers.get('cache-control')];
    };

    await decisionArrives(service, { ...content, state: 'hidden', number: 1 });
    expect(await ids()).toEqual([second.id]);
    expect(await ids(OTHER)).toEqual([second.id]);
    expect((await read<VenuePhoto[]>(`/api/venues/${venue.id}/photos`)).map(({ id }) => id)).toEqual([second.id]);
    expect(await ids(AUTHOR)).toEqual([first.id, second.id]);
    expect((await file())[0]).toBe(404);
    expect((await file(OTHER))[0]).toBe(404);
    expect(await file(AUTHOR)).toEqual([200, 'private, no-store']);
    expect(await file(OTHER, 'moderator')).toEqual([200, 'private, no-store']);

    // The author edits the review: the hidden photo stays attached and hidden.
    const body = { reviewerName: 'Ana', disabilityType: 'visual', detailedReview: 'Written anew.', photos };
    expect((await service.call('PUT', `/api/reviews/${review.id}`, { as: AUTHOR, body })).status).toBe(200);
    expect(await ids()).toEqual([second.id]);

    await decisionArrives(service, { ...content, state: 'shown', number: 2 });
    expect(await ids()).toEqual([first.id, second.id]);
    expect((await file())[0]).toBe(200);
  });

  it('goes with its review', async () => {
    const venue = await givenVenue(service);
    const photo = await givenPhoto(service, AUTHOR);
    const review: Review = await givenReview(service, venue.id, AUTHOR, {
      photos: [{ id: photo.id, description: 'Door' }],
    });
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'removed', number: 1 });
    expect((await service.send('GET', photo.url)).status).toBe(404);
    expect(await read(`/api/venues/${venue.id}/photos`)).toEqual([]);
  });
});

describe('an answer that staff hid', () => {
  it("no longer counts, its author's earlier answer counts again, and it can be restored", async () => {
    const venue = await givenVenue(service);
    const path = `/api/venues/${venue.id}/statements?feature=LiftAccess`;
    const say = (as: number, answer: number) =>
      service.call('PUT', `/api/venues/${venue.id}/answers/LiftAccess`, { as, body: { answer } });
    await say(AUTHOR, 1);
    await say(OTHER, 1);
    await say(AUTHOR, 2);
    const counts = async () => (await read<VenueDetail>(`/api/venues/${venue.id}`)).verifications.LiftAccess;
    const history = async () => {
      const statements = await read<Statement[]>(path);
      return statements.map(({ id, value, ended }) => [id, value, ended?.because ?? null]);
    };
    const before = await history();
    expect(await counts()).toMatchObject({ agrees: 1, disagrees: 1 });
    const [newest] = await service.get(Database).query<{ id: number }>(sql`
      SELECT id::float8 AS id FROM statement WHERE venue_id = ${venue.id} AND value = 'no'`);
    const content = { kind: 'venue-answer', contentId: newest?.id ?? 0 } as const;
    await decisionArrives(service, { ...content, state: 'hidden', number: 1 });
    expect(await counts()).toMatchObject({ agrees: 2, disagrees: 0 });
    expect((await history()).some(([, value]) => value === 'no')).toBe(false);
    await decisionArrives(service, { ...content, state: 'shown', number: 2 });
    expect(await counts()).toMatchObject({ agrees: 1, disagrees: 1 });
    expect(await history()).toEqual(before);
  });
});

describe('a support service that staff hid', () => {
  it('is in no list, count or filter, and comes back', async () => {
    const database = service.get(Database);
    const row = await database.one<{ id: number }>(sql`
      INSERT INTO support_service (origin, source_key, type, name, normal_name, city, normal_city, search_text, last_verified)
      VALUES ('spec', '1', 'guide', 'Hidden Help', 'hidden help', 'Hidetown', 'hidetown', 'hidden help', now()) RETURNING id`);
    const content = { kind: 'support-service', contentId: row?.id ?? 0 } as const;
    const all = async () =>
      JSON.stringify([await read('/api/support-services'), await read('/api/support-services/filters')]);
    expect(await all()).toContain('Hidetown');
    await decisionArrives(service, { ...content, state: 'hidden', number: 1 });
    expect(await all()).not.toContain('Hidetown');
    await decisionArrives(service, { ...content, state: 'shown', number: 2 });
    expect(await all()).toContain('Hidetown');
  });
});
