import type { TripBlog } from '@waymark/contracts-community';
import type { PageMetadata, SitemapIndex } from '@waymark/contracts-core';
import { readSampleTrips } from '@waymark/seed';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { loadSampleTrips } from './load-sample-trips';

const trips = readSampleTrips();

describe('the sample trips of local mode', () => {
  let service: CommunityUnderTest;
  const list = async () => (await service.call<TripBlog[]>('GET', '/api/trip-blogs?limit=50')).body;
  beforeAll(async () => void (service = await sharedCommunity()));

  it('are loaded once, however often the platform starts, and are marked as samples', async () => {
    const both = await Promise.all([loadSampleTrips(service.sql, trips), loadSampleTrips(service.sql, trips)]);
    expect(both.sort((a, b) => a - b)).toEqual([0, trips.length]);
    const shown = await list();
    expect(shown).toHaveLength(trips.length);
    for (const trip of shown)
      expect(trip).toMatchObject({
        isSample: true,
        authorName: expect.stringMatching(/^Sample /) as string,
        authorProfileId: null,
      });
  });

  it('notify nobody, are in no sitemap, and are hidden from search engines (C1.6)', async () => {
    expect(await service.sql.query(sql`SELECT 1 FROM outbox`)).toEqual([]);
    expect((await service.call<SitemapIndex>('GET', '/api/trip-blogs/sitemap')).body.parts).toEqual([]);
    const [first] = await list();
    const page = (await service.call<PageMetadata>('GET', `/api/trip-blogs/${first?.id}/document`)).body;
    expect([page.noindex, page.sections.length > 2]).toEqual([true, true]);
  });
});
