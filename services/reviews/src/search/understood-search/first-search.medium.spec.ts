import type { SearchAnswer } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import { until, withClient } from '@waymark/testing';
import { fillIndex } from '../../../test/fill-index';
import { ownReviews, type OwnReviews } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';

describe('a search right after the start', () => {
  let service: OwnReviews;
  let database: Database;

  beforeAll(async () => {
    service = await ownReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    await withClient(service.ownerUrl, (client) =>
      client.query(`
        INSERT INTO place (name, normal_names, country, country_code, latitude, longitude, population)
        VALUES ('Testham', '{testham}', 'UK', 'GB', 53.8, -1.5, 400000);
        INSERT INTO postcode (code, district, latitude, longitude) VALUES ('TE1', 'Testham', 53.8, -1.5)`),
    );
    await givenVenue(service, 'Harbour Lights');
    await fillIndex(service, database);
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await service?.close();
  });

  it('is answered before towns are known, and says that there may be more; one that needs a town is told to come again', async () => {
    await withClient(service.ownerUrl, async (holder) => {
      // The reading waits for the table, and fails and begins again, as long as this is held.
      await holder.query('BEGIN; LOCK TABLE place IN ACCESS EXCLUSIVE MODE');
      const started = await service.twin();
      try {
        const ask = (question: string) =>
          started.call<SearchAnswer>('GET', `/api/search?q=${encodeURIComponent(question)}`);
        const named = await until('an answer', 20_000, async () => {
          const answer = await ask('harbour lights');
          return answer.status === 200 ? answer : null;
        });
        expect(named.body.results[0]?.name).toBe('Harbour Lights');
        expect(named.headers.get('x-search-incomplete')).toBe('true');
        const inTown = await ask('hotels in testham');
        expect([inTown.status, inTown.headers.get('retry-after')]).toEqual([503, '1']);

        await holder.query('COMMIT');
        const known = await until('the towns', 20_000, async () => {
          const answer = await ask('hotels in testham');
          return answer.status === 200 && !answer.headers.has('x-search-incomplete') ? answer : null;
        });
        expect(known.body.understood.place?.label).toBe('Testham');
      } finally {
        await started.close();
      }
    });
  }, 120_000);
});
