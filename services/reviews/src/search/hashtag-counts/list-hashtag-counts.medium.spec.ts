import { siteContentPublished, TAG_TEXT_LABELS, type TagsContent } from '@waymark/contracts-community';
import {
  MOST_COUNTED,
  SEARCH_TAG_CATEGORIES,
  type HashtagCount,
  type HashtagDescription,
} from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { arrives } from '../../../test/events';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';
import { searched } from '../../../test/search';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

describe('hit counts of hashtags (SL22)', () => {
  let database: Database;
  let counts: ReadonlyMap<string, number>;

  const ask = (forceGlobal = 'false') =>
    service.call<HashtagCount[]>('GET', `/api/search/hashtags?forceGlobal=${forceGlobal}`);
  const read = async (forceGlobal?: string) =>
    new Map((await ask(forceGlobal)).body.map(({ tag, places }) => [tag, places]));
  const british = async (name: string, claims: object = {}) => {
    const { id } = await givenVenue(service, name);
    await database.query(
      sql`UPDATE venue SET country_code = 'GB', claims = ${JSON.stringify(claims)}::jsonb WHERE id = ${id}`,
    );
    return id;
  };

  beforeAll(async () => {
    database = service.get(Database);
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

  it('are there for each hashtag of the guide, and may be kept for minutes', async () => {
    expect([...counts.keys()].sort()).toEqual(
      SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags.map(({ tag }) => tag)).sort(),
    );
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=120');
  });

  it.each(['false', 'true'])('are what a search for the hashtag finds, worldwide: %s', async (forceGlobal) => {
    const shown = await read(forceGlobal);
    const found = new Map<string, number>();
    for (const tag of shown.keys())
      found.set(tag, (await searched(service, `q=%23${tag}&forceGlobal=${forceGlobal}`)).total);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(found));
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

const content = (text: string): TagsContent => ({ kind: 'tags', intro: text, notes: [{ tag: 'StepFree', text }] });
const published = (key: string, number: number, body: object | null, kind = 'tags') =>
  arrives(service, siteContentPublished, { data: { kind, key, number, body }, of: `${kind}/${key}`, version: number });
const texts = async () => (await service.call<HashtagDescription[]>('GET', '/api/search/tag-texts')).body;

describe('texts of hashtags (F10.11)', () => {
  it('have a part for each category of the guide, by its own name', () => {
    const [, ...names] = Object.values(TAG_TEXT_LABELS);
    expect(names).toEqual(SEARCH_TAG_CATEGORIES.map(({ name }) => name));
  });

  it('are as they were published last, in whatever order that comes, until they are taken back', async () => {
    expect(await texts()).toEqual([]);
    await published('mobility', 2, content('Second.'));
    await published('mobility', 1, content('First.'));
    await published('guide', 1, { ...content('All of it.'), notes: [] });
    expect(await texts()).toEqual([
      { category: null, intro: 'All of it.', notes: [] },
      { category: 'Mobility', intro: 'Second.', notes: [{ tag: 'StepFree', text: 'Second.' }] },
    ]);
    await published('mobility', 3, null);
    await published('mobility', 2, content('Second.'));
    expect((await texts()).map(({ category }) => category)).toEqual([null]);
  });

  it('are all that is heard of what staff keep', async () => {
    const before = await texts();
    await published('other', 1, content('Nowhere.'));
    await published('page', 1, null, 'founders');
    expect(await texts()).toEqual(before);
  });
});
