import { TRIP_TAGS, type TripBlog } from '@waymark/contracts-community';
import type { PageDocument, SitemapIndex } from '@waymark/contracts-core';
import { readSampleTrips } from '@waymark/seed';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { tripCalls } from '../../test/trip-scenario';
import { loadSampleTrips } from './load-sample-trips';

const trips = readSampleTrips();

describe('the sample trips of local mode', () => {
  let service: CommunityUnderTest;
  const list = async () => (await service.call<TripBlog[]>('GET', '/api/trip-blogs?limit=50')).body;
  beforeAll(async () => void (service = await sharedCommunity()));

  it('know every tag, tell of days, and were over before they were written', () => {
    expect(new Set(trips.flatMap(({ tags }) => tags))).toEqual(new Set(TRIP_TAGS));
    for (const { days, daysAgo, length, author } of trips) {
      expect([days.length > 1, author.startsWith('Sample ')]).toEqual([true, true]);
      expect(daysAgo - length).toBeGreaterThan(7);
    }
  });

  it('are loaded once, whoever starts again, and say that they are samples', async () => {
    const both = await Promise.all([loadSampleTrips(service.sql, trips), loadSampleTrips(service.sql, trips)]);
    expect(both.sort((a, b) => a - b)).toEqual([0, trips.length]);
    const shown = await list();
    expect(shown).toHaveLength(trips.length);
    expect(
      shown.every(
        ({ isSample, authorName, authorProfileId }) =>
          isSample && authorName.startsWith('Sample ') && authorProfileId === null,
      ),
    ).toBe(true);
  });

  it('are told to nobody, listed in no sitemap and kept from search engines (C1.6)', async () => {
    expect(await service.sql.query(sql`SELECT 1 FROM outbox`)).toEqual([]);
    expect((await service.call<SitemapIndex>('GET', '/api/trip-blogs/sitemap')).body.parts).toEqual([]);
    const [first] = await list();
    const page = (await service.call<PageDocument>('GET', `/api/trip-blogs/${first?.id}/document`)).body;
    expect([page.noindex, page.sections.length > 2]).toEqual([true, true]);
  });

  it('can be liked and found as others are', async () => {
    const [lisbon] = (await tripCalls(service).list('?q=hills+lisb')).body;
    const liked = await tripCalls(service).like(lisbon?.id ?? 0, true, 7);
    expect([liked.status, liked.body.totalLikes]).toEqual([200, (lisbon?.totalLikes ?? 0) + 1]);
  });
});
