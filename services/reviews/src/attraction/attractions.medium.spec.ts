import { randomUUID } from 'node:crypto';
import { SITEMAP_PART_SIZE, type PageMetadata, type Problem, type SitemapPart } from '@waymark/contracts-core';
import { ATTRACTION_KINDS, type Attraction, type Review, type VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const send = (body: object, as = 1, headers: Record<string, string> = {}) =>
  service.call<Attraction & Problem>('POST', '/api/attractions', { as, body, headers });
const get = <T>(path: string) => service.call<T>('GET', path);
const list = async (query: string) => {
  const { body } = await get<Attraction[]>(`/api/attractions${query}`);
  return body.map(({ name }) => name);
};
const review = (body: object, as = 5) => service.call<Review & Problem>('POST', '/api/reviews', { as, body });
const formOf = (place: object) => ({ ...reviewForm(0), venueId: undefined, ...place });

describe('an attraction (T1, T4)', () => {
  it('is created once and found after, with all that its entity has', async () => {
    const given = {
      ...{ name: 'Lion Rock', description: 'A rock.\nSteps lead up.', category: 'viewpoint', city: 'Whitby' },
      ...{ latitude: 54.49, longitude: -0.61 },
    };
    const made = await send({ ...given, location: 'Cliff Path', accessibilityRating: 5 });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...given,
      id: expect.any(Number),
      location: 'Cliff Path, Whitby, UK',
      country: 'UK',
      accessibilityRating: null,
      reviewCount: 0,
      isSample: false,
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
    const found = await send({ name: 'lion rock', latitude: 54.4901, longitude: -0.61 }, 2);
    expect([found.status, found.body.id]).toEqual([200, made.body.id]);
    expect((await get(`/api/attractions/${made.body.id}`)).body).toEqual(made.body);
  });

  it('is created once, however often and however concurrently it is sent', async () => {
    const ids = async (sent: ReturnType<typeof send>[]) => (await Promise.all(sent)).map(({ body }) => body.id);
    const headers = { 'idempotency-key': randomUUID() };
    const twice = [1, 2].map(() => send({ name: 'Echo Arch', city: 'Hull' }, 1, headers));
    const many = [1, 2, 3, 4].map((as) => send({ name: 'Crowd Column', city: 'Hull' }, as));
    expect([new Set(await ids(twice)).size, new Set(await ids(many)).size]).toEqual([1, 1]);
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await Promise.all(many)).filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is a place like any other: found as a venue, with the number that it has', async () => {
    const { id } = (await send({ name: 'Shared Stone', city: 'Leeds', category: 'monument' })).body;
    const venue = await service.call<VenueDetail>('POST', '/api/venues', {
      as: 2,
      body: { name: 'Shared Stone', city: 'Leeds' },
    });
    expect([venue.status, venue.body.id, venue.body.kind]).toEqual([200, id, 'monument']);
  });

  it('never converts a venue: a request that names one gets its address', async () => {
    const venue = await givenVenue(service, 'Town Museum');
    const { status, body } = await send({ name: 'Town Museum', city: 'Testham' });
    expect([status, body.code]).toEqual([409, 'attraction.is-venue']);
    expect(body.detail).toContain(`/venues/${venue.id}`);
    expect((await get<Problem>(`/api/attractions/${venue.id}`)).body.code).toBe('attraction.not-found');
  });
});

describe('the list of attractions', () => {
  beforeAll(async () => {
    const at = (longitude: number) => ({ latitude: -16.8, longitude });
    await send({ name: 'East Beach', category: 'beach', city: 'Súva', ...at(179.2) });
    await send({ name: 'West Beach', category: 'beach', city: 'Súva', ...at(-179.2) });
    await send({ name: 'Far Column', category: 'monument', city: 'Labasa', ...at(170) });
    await service.get(Database).query(sql`UPDATE venue SET importance = 2 WHERE name = 'West Beach'`);
  });

  it('is narrowed by kind, town and box, also across the date line, best known first (T2)', async () => {
    expect(await list('?category=beach')).toEqual(['West Beach', 'East Beach']);
    expect(await list('?place=suva&category=monument')).toEqual([]);
    expect(await list('?place=SUVA')).toEqual(['West Beach', 'East Beach']);
    expect(await list('?box=179,-17,-179,-16')).toEqual(['West Beach', 'East Beach']);
    expect(await list('?box=169,-17,171,-16')).toEqual(['Far Column']);
  });

  it('continues page by page without a gap or a duplicate, with the total', async () => {
    const { rows, totals } = await everyPage<Attraction>(service, '/api/attractions?box=169,-17,-179,-16&limit=1');
    expect(rows.map(({ name }) => name)).toEqual(['West Beach', 'East Beach', 'Far Column']);
    expect(totals).toEqual(['3']);
  });

  it('holds no venue and nothing that is gone', async () => {
    await givenVenue(service, 'Plain Hall');
    const { id } = (await send({ name: 'Fallen Tower', city: 'Gone' })).body;
    await service.get(Database).query(sql`UPDATE venue SET status = 'closed', status_since = now() WHERE id = ${id}`);
    expect(await list('?limit=50')).not.toEqual(expect.arrayContaining(['Plain Hall']));
    expect(await list('?place=Gone')).toEqual([]);
  });

  it('is read from the index of its kinds, which are those of the contract', async () => {
    const row = await service
      .get(Database)
      .one<{ indexdef: string }>(sql`SELECT indexdef FROM pg_indexes WHERE indexname = 'venue_attraction_idx'`);
    expect(row?.indexdef.match(/'(\w+)'::text/g)).toEqual(ATTRACTION_KINDS.map((kind) => `'${kind}'::text`));
  });
});

describe('a review of an attraction (T5)', () => {
  it('refers to it by attractionId, which is returned when it is read', async () => {
    const { id } = (await send({ name: 'Review Rock', city: 'Leeds', category: 'viewpoint' })).body;
    const { status, body } = await review(formOf({ attractionId: id, overallRating: 1 }));
    expect([status, body.attractionId, body.venueId, body.venue.kind]).toEqual([201, id, id, 'viewpoint']);
    expect((await get<Attraction>(`/api/attractions/${id}`)).body).toMatchObject({
      reviewCount: 1,
      accessibilityRating: 4,
    });
    expect((await get<Review[]>(`/api/reviews?attractionId=${id}`)).body).toMatchObject([{ id: body.id }]);
    expect((await get<VenueDetail>(`/api/venues/${id}`)).body.reviews).toMatchObject([{ attractionId: id }]);
  });

  it('of a venue has none, and a venue is no attraction (T3)', async () => {
    const venue = await givenVenue(service);
    expect((await givenReview(service, venue.id, 6)).attractionId).toBeNull();
    expect((await review(formOf({ attractionId: venue.id }))).body.code).toBe('attraction.not-found');
    expect((await get(`/api/reviews?attractionId=${venue.id}`)).body).toEqual([]);
    expect((await review(formOf({ attractionId: 2_147_483_647 }))).status).toBe(404);
  });

  it('is edited, voted on, reported and deleted like any other (T6)', async () => {
    const { id } = (await send({ name: 'Busy Beach', category: 'beach', city: 'Leeds' })).body;
    const made = (await review(formOf({ attractionId: id }))).body;
    const edit = { ...formOf({}), detailedReview: 'The boardwalk is new and level now.' };
    const at = `/api/reviews/${made.id}`;
    const edited = await service.call<Review>('PUT', at, { as: 5, body: edit });
    expect(edited.body).toMatchObject({ attractionId: id, comment: edit.detailedReview });
    for (const [path, body] of [
      ['vote', { isHelpful: true }],
      ['reports', { reason: 'offensive' }],
    ] as const)
      expect((await service.call('POST', `${at}/${path}`, { as: 7, body })).status).toBe(200);
    expect((await service.call('DELETE', at, { as: 5 })).status).toBe(204);
    expect((await get<Attraction>(`/api/attractions/${id}`)).body.reviewCount).toBe(0);
  });
});

describe('the page of an attraction', () => {
  it('has one address, by which search engines, data and readers without JavaScript know it', async () => {
    const { id } = (await send({ name: 'Tall Column', description: 'A <b>tall</b> one.', category: 'monument' })).body;
    const page = `/attractions/${id}`;
    const { body } = await get<PageMetadata>(`/api/venues/${id}/document`);
    expect(body.canonicalPath).toBe(page);
    expect(body.jsonLd[0]).toMatchObject({
      '@type': 'TouristAttraction',
      url: page,
      description: 'A <b>tall</b> one.',
    });
    expect(body.sections[0]?.paragraphs).toContain('A <b>tall</b> one.');
    expect(body.sections[0]?.facts?.[0]).toEqual({ term: 'Kind of place', value: 'Attraction: Monument' });
    const geo = await get<{ properties: { page: string } }>(`/api/venues/${id}/geojson`);
    expect(geo.body.properties.page).toMatch(new RegExp(`${page}$`));
    const { urls } = (await get<SitemapPart>(`/api/venues/sitemap/${Math.ceil(id / SITEMAP_PART_SIZE)}`)).body;
    expect(urls.map(({ path }) => path)).toContain(page);
    expect(urls.map(({ path }) => path)).not.toContain(`/venues/${id}`);
  });
});
