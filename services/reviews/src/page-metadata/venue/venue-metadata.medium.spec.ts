import {
  SITEMAP_PART_SIZE,
  type PageMetadata,
  type Problem,
  type SitemapIndex,
  type SitemapPart,
} from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('pages in words', () => {
  let service: ReviewsService;
  const get = async <T>(path: string, as?: number) => (await service.call<T>('GET', path, { as })).body;
  beforeAll(async () => void (service = await sharedReviews()));

  it('of a venue hold its facts and newest reviews, the same for everybody', async () => {
    const { id } = await givenVenue(service, 'Tea <b>Rooms</b>');
    const detailedReview = 'A ramp </script> at the side.';
    await givenReview(service, id, 5, { detailedReview, verifyLiftAccess: 1, showDisabilityType: true });
    const page = await get<PageMetadata>(`/api/venues/${id}/document`);
    expect(page).toMatchObject({ title: 'Tea <b>Rooms</b>', canonicalPath: `/venues/${id}` });
    expect(page.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(detailedReview);
    expect(page.sections.flatMap(({ facts = [] }) => facts.map(({ term }) => term))).toContain('Lift access');
    expect(await get(`/api/venues/${id}/document`, 5)).toEqual(page);
    expect((await get<Problem>('/api/venues/999999/document')).code).toBe('venue.not-found');
  });

  it('of the home page offer its search, of the reviews page the newest with their venues', async () => {
    const venue = await givenVenue(service);
    await givenReview(service, venue.id, 6);
    const home = await get<PageMetadata>('/api/venues/document');
    expect(home.jsonLd[0]).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
    const reviews = await get<PageMetadata>('/api/reviews/document');
    expect(reviews.sections[1]?.links).toEqual([{ label: `About ${venue.name}`, href: `/venues/${venue.id}` }]);
  });

  it('are listed for search engines by their newest change, made-up venues never', async () => {
    const [real, sample] = [await givenVenue(service), await givenVenue(service)];
    await service.get(Database).query(sql`
      UPDATE venue SET is_sample = id = ${sample.id}, created_at = '2026-01-01' WHERE id IN (${real.id}, ${sample.id})`);
    const part = Math.ceil(real.id / SITEMAP_PART_SIZE);
    const urls = async (of = part) => (await get<SitemapPart>(`/api/venues/sitemap/${of}`)).urls;
    expect(await urls()).toContainEqual({ path: `/venues/${real.id}`, lastModified: '2026-01-01T00:00:00.000Z' });
    expect(JSON.stringify(await urls())).not.toContain(`/venues/${sample.id}"`);
    const { createdAt: lastModified } = await givenReview(service, real.id, 7);
    expect(await urls()).toContainEqual({ path: `/venues/${real.id}`, lastModified });
    expect((await get<SitemapIndex>('/api/venues/sitemap')).parts).toEqual([{ part, lastModified }]);
    expect(await urls(2_147_483_647)).toEqual([]);
  });
});
