import {
  SITEMAP_PART_SIZE,
  type PageDocument,
  type Problem,
  type SitemapIndex,
  type SitemapPart,
} from '@waymark/contracts-core';
import { createLog, Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('pages in words', () => {
  let service: ReviewsService;
  const get = <T>(path: string, as?: number) => service.call<T>('GET', path, as ? { as } : {});

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('of a venue hold its facts and newest reviews, the same for everybody', async () => {
    const venue = await givenVenue(service, 'Tea <b>Rooms</b>');
    await givenReview(service, venue.id, 5, {
      detailedReview: 'A ramp </script> at the side.',
      verifyLiftAccess: 1,
      showDisabilityType: true,
    });
    const { status, body } = await get<PageDocument>(`/api/venues/${venue.id}/document`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Tea <b>Rooms</b>', canonicalPath: `/venues/${venue.id}` });
    expect(body.sections.flatMap(({ paragraphs }) => paragraphs)).toContain('A ramp </script> at the side.');
    expect(body.sections.flatMap(({ facts = [] }) => facts.map(({ term }) => term))).toContain('Lift access');
    expect((await get<PageDocument>(`/api/venues/${venue.id}/document`, 5)).body).toEqual(body);
  });

  it('are 404 of an unknown venue and 400 of what is no id', async () => {
    expect((await get<Problem>('/api/venues/999999/document')).body.code).toBe('venue.not-found');
    expect((await get('/api/venues/abc/document')).status).toBe(400);
  });

  it('of the home page offer its search, of the reviews page the newest with their venues', async () => {
    const venue = await givenVenue(service);
    await givenReview(service, venue.id, 6);
    const home = await get<PageDocument>('/api/venues/document');
    expect(home.body.jsonLd[0]).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
    const reviews = await get<PageDocument>('/api/reviews/document');
    expect(reviews.body.sections[1]?.links).toEqual([{ label: `About ${venue.name}`, href: `/venues/${venue.id}` }]);
  });

  it('are listed for search engines by their newest change, made-up venues never', async () => {
    const [real, sample] = [await givenVenue(service), await givenVenue(service)];
    const database = new Database(service.database, 'spec', createLog('spec', 'silent'));
    await database.query(sql`UPDATE venue SET is_sample = true WHERE id = ${sample.id}`);
    await database.query(sql`UPDATE venue SET created_at = '2026-01-01' WHERE id = ${real.id}`);
    await database.close();
    const part = Math.ceil(real.id / SITEMAP_PART_SIZE);
    const urls = async () => (await get<SitemapPart>(`/api/venues/sitemap/${part}`)).body.urls;
    expect(await urls()).toContainEqual({ path: `/venues/${real.id}`, lastModified: '2026-01-01T00:00:00.000Z' });
    expect(JSON.stringify(await urls())).not.toContain(`/venues/${sample.id}"`);
    const review = await givenReview(service, real.id, 7);
    expect(await urls()).toContainEqual({ path: `/venues/${real.id}`, lastModified: review.createdAt });
    expect((await get<SitemapIndex>('/api/venues/sitemap')).body.parts).toEqual([
      { part, lastModified: review.createdAt },
    ]);
    expect((await get<SitemapPart>('/api/venues/sitemap/2147483647')).body).toEqual({ urls: [] });
  });
});
