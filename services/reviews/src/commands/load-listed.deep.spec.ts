import { Database } from '@waymark/service-kit';
import { listedFile, readListedVenues } from '@waymark/seed';
import sql from 'sql-template-tag';
import { searchServer, sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { LiveIndex } from './live-index';
import { loadListed, type BatchTaker } from './load-listed';
import { loadProgress } from '../venue/load-progress';

const all = listedFile('sample').rows;

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const database = () => service.get(Database);
interface Counts {
  venues: number;
  statements: number;
  postcodes: number;
}
const counts = () =>
  database().one<Counts & Record<string, number>>(sql`
    SELECT (SELECT count(*)::int FROM venue) AS venues, (SELECT count(*)::int FROM statement) AS statements,
           (SELECT count(*)::int FROM postcode) AS postcodes`);
const search = () => searchServer(service);

describe('loading the listed places', () => {
  it('resumes after an interruption, and stores everything once', async () => {
    expect(await loadProgress(database())).toBeNull();
    let batches = 0;
    const dying: BatchTaker = {
      take: () => {
        batches += 1;
        return Promise.resolve({ taken: batches === 1 ? Promise.resolve() : Promise.reject(new Error('killed')) });
      },
    };
    await expect(loadListed(database(), 'sample', dying)).rejects.toThrow('killed');
    expect(await loadProgress(database())).toEqual({ done: 5_000, all });

    expect(await loadListed(database(), 'sample', new LiveIndex(database(), search()))).toBe(all - 5_000);
    expect(await loadProgress(database())).toBeNull();
    const { venues, postcodes } = (await counts()) ?? {};
    expect(venues).toBe(all);
    expect(postcodes).toBeGreaterThan(13_000);
    // And the mark of a whole index.
    expect(await search().index('venues').getStats()).toMatchObject({ numberOfDocuments: all - 5_000 + 1 });
  }, 120_000);

  it('does nothing when all has been read', async () => {
    const before = await counts();
    expect(before?.statements).toBeGreaterThan(1_000);
    expect(await loadListed(database(), 'sample')).toBe(0);
    expect(await counts()).toEqual(before);
  });

  it('reads a changed file again from its beginning, and changes only what is another', async () => {
    await database().query(sql`UPDATE load_progress SET of_file = 'earlier'`);
    await database().query(sql`UPDATE venue SET name = 'Renamed' WHERE id = (SELECT min(id) FROM venue)`);
    const before = await counts();
    expect(await loadListed(database(), 'sample')).toBe(all);
    expect(await counts()).toEqual(before);
    expect(
      await database().one(sql`SELECT max(version)::int AS version, min(version)::int AS others FROM venue`),
    ).toEqual({ version: 2, others: 1 });
  }, 120_000);

  it('keeps the words of the list: postcode, year and whose they are', async () => {
    for await (const venue of readListedVenues('sample')) {
      if (venue.postcode === null) continue;
      const row = await database().one(sql`
        SELECT venue.name, postcode, to_char(last_listed, 'YYYY-MM-DD') AS listed, source_name AS source, publisher
        FROM venue JOIN data_source ON data_source.id = venue.source_name WHERE place_id = ${venue.key}`);
      expect(row).toMatchObject({
        name: venue.name,
        postcode: venue.postcode,
        listed: venue.lastListed,
        source: venue.source,
        publisher: expect.any(String),
      });
      return;
    }
  });
});
