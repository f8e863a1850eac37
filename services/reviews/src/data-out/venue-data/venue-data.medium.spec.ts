import type { Problem } from '@waymark/contracts-core';
import type { VenueA11yJson, VenueGeoJson } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import pg from 'pg';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';
import { loadDataSources } from '../../commands/load-data-sources';
import { upsertSourceStatements } from '../../statement/source-statements';

const LIST = {
  id: 'a-list',
  name: 'A list',
  publisher: 'The publisher',
  licence: 'OGL-UK-3.0',
  licenceUrl: 'https://licence.example/',
  attribution: 'From a list',
};

describe('a venue for other programs', () => {
  let service: ReviewsService;
  let id: number;
  const geoJson = (as?: number) => service.call<VenueGeoJson>('GET', `/api/venues/${id}/geojson`, as ? { as } : {});

  beforeAll(async () => {
    service = await sharedReviews();
    id = (await givenVenue(service, 'Tea Rooms')).id;
    const database = service.get(Database);
    await loadDataSources(database, [LIST] as unknown as Parameters<typeof loadDataSources>[1]);
    const row = { venue: id, note: null, measure: null, source: 'a-list', sourceKey: '1', licence: 'OGL-UK-3.0' };
    await upsertSourceStatements(database, [
      { ...row, feature: 'HearingLoop', value: 'yes', observed: new Date().toISOString().slice(0, 10) },
    ]);
    await givenReview(service, id, 4_711, {
      reviewerName: 'Ana Marker',
      detailedReview: 'Words that stay here.',
      showDisabilityType: true,
      verifyHearingLoop: 1,
    });
    const endsOn = new Date().toISOString().slice(0, 10);
    await service.call('POST', `/api/venues/${id}/notices`, { as: 4_711, body: { text: 'Lift is broken', endsOn } });
  }, 90_000);

  it('says of each feature who states it, under which licence, and how many people agree (SO1)', async () => {
    const { status, headers, body } = await geoJson();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(body).toMatchObject({
      type: 'Feature',
      id,
      geometry: null,
      properties: { name: 'Tea Rooms', reviewCount: 1 },
    });
    expect(body.properties.features).toEqual([
      expect.objectContaining({
        feature: 'HearingLoop',
        state: 'available',
        people: { yes: 1, no: 0 },
        stated: expect.objectContaining({ by: 'The publisher', licence: 'OGL-UK-3.0', value: 'yes' }) as unknown,
      }),
    ]);
  });

  it('is A11yJSON too', async () => {
    const { status, body } = await service.call<VenueA11yJson>('GET', `/api/venues/${id}/a11yjson`);
    expect(status).toBe(200);
    expect(body.properties.accessibility).toEqual({ hasInductionLoop: true });
  });

  it('holds nothing of members: no number, name, need or word, and is the same for everybody', async () => {
    for (const path of ['geojson', 'a11yjson']) {
      const text = await (await fetch(`${service.origin}/api/venues/${id}/${path}`)).text();
      expect(text).not.toMatch(/4711|Marker|Words that stay|Lift is broken|visual|member/i);
    }
    expect((await geoJson(4_711)).body).toEqual((await geoJson()).body);
  });

  it('is known by its ETag, kept for a while, and open to other sites', async () => {
    const { headers } = await geoJson();
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await fetch(`${service.origin}/api/venues/${id}/geojson`, {
      headers: { 'if-none-match': `"other", W/${etag}` },
    });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('takes one statement', async () => {
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    const counts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      spy.mockClear();
      await geoJson();
      const texts = spy.mock.calls.map(([query]) => String((query as unknown as { text?: string }).text ?? query));
      counts.push(texts.filter((text) => /\bvenue\b/.test(text)).length);
    }
    spy.mockRestore();
    expect(Math.min(...counts)).toBe(1);
  });

  it('answers 404 for an unknown venue', async () => {
    expect((await service.call<Problem>('GET', '/api/venues/999999/a11yjson')).body.code).toBe('venue.not-found');
  });
});
