import { MOST_COUNTED, SEARCH_TAG_CATEGORIES, type HashtagCount, type SearchAnswer } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('hit counts of hashtags (SL22)', () => {
  let service: ReviewsService;
  let database: Database;
  let counts: ReadonlyMap<string, number>;

  const ask = (forceGlobal = 'false') =>
    service.call<HashtagCount[]>('GET', `/api/search/hashtags?forceGlobal=${forceGlobal}`);
  const read = async (forceGlobal?: string) =>
    new Map((await ask(forceGlobal)).body.map(({ tag, places }) => [tag, places]));
  /** On a machine that does much else an engine may be too late: what is looked at is the answer, not its time. */
  const found = (tag: string, forceGlobal: string) =>
    until('an answer', 20_000, async () => {
      const { status, headers, body } = await service.call<SearchAnswer>(
        'GET',
        `/api/search?q=%23${tag}&forceGlobal=${forceGlobal}`,
      );
      return status === 200 && !headers.has('x-search-incomplete') ? body.total : null;
    });
  const british = async (name: string, claims: object = {}) => {
    const { id } = await givenVenue(service, name);
    await database.query(
      sql`UPDATE venue SET country_code = 'GB', claims = ${JSON.stringify(claims)}::jsonb WHERE id = ${id}`,
    );
    return id;
  };

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    for (const { tag, features } of SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags))
      if (features[0] && !features.includes('EvacuationChairs')) await british(`Has ${tag}`, { [features[0]]: 1 });
    const detailedReview = 'The menu was printed for people with dyslexia.';
    const [liked, poor] = [await british('Liked'), await british('Complained of')];
    await givenReview(service, liked, 71, { detailedReview, mobilityRating: 5 });
    await givenReview(service, poor, 72, { detailedReview, mobilityRating: 1 });
    await british('Has none', { EvacuationChairs: 2 });
    await british('Has one', { EvacuationChairs: 1 });
    const disputed = await british('In dispute', { EvacuationChairs: 1 });
    await givenReview(service, disputed, 73, { verifyEvacuationChairs: 1 });
    await givenReview(service, disputed, 74, { verifyEvacuationChairs: 2 });
    const closed = await british('Closed', { EvacuationChairs: 1 });
    await database.query(sql`UPDATE venue SET status = 'closed' WHERE id = ${closed}`);
    counts = await read();
  });
  afterAll(() => database?.close());

  it('are there for each hashtag of the guide, and may be kept for minutes', async () => {
    expect([...counts.keys()].sort()).toEqual(
      SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags.map(({ tag }) => tag)).sort(),
    );
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=120');
  });

  it.each(['false', 'true'])('are what a search for the hashtag finds, worldwide: %s', async (forceGlobal) => {
    const shown = await read(forceGlobal);
    const searched = new Map<string, number>();
    for (const tag of shown.keys()) searched.set(tag, await found(tag, forceGlobal));
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(searched));
    const some = [...shown.values()].filter((places) => places > 0);
    expect(some.length).toBeGreaterThan(20);
    expect(Math.max(...some)).toBeLessThanOrEqual(MOST_COUNTED);
  });

  it('leave out who says no and what is closed, and reviews that complain', () => {
    expect(counts.get('EvacuationChair')).toBe(2);
    expect(counts.get('Dyslexia')).toBe(1);
    expect(counts.get('Dyspraxia')).toBe(0);
  });

  it('are kept for a while, and count no made-up samples', async () => {
    await database.query(sql`UPDATE venue SET is_sample = true WHERE name = 'Has one'`);
    expect((await read()).get('EvacuationChair')).toBe(2);
    const other = await service.twin();
    try {
      const { body } = await other.call<HashtagCount[]>('GET', '/api/search/hashtags');
      expect(body.find(({ tag }) => tag === 'EvacuationChair')?.places).toBe(1);
    } finally {
      await other.close();
    }
  });
});
