import { mergeFeature, type Claim } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import { createTestDatabase } from '@waymark/testing';
import sql from 'sql-template-tag';
import { featureStateSql } from './feature-state.sql';

describe('the state of a feature in SQL', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await createTestDatabase('reviews');
    drop = () => made.drop();
    database = new Database(made.url, 'spec', createLog('spec', 'silent'));
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await drop?.();
  });

  it('is the one that every page shows, for all small counts and claims (SV34)', async () => {
    const rows = await database.query<{
      claim: Claim;
      agrees: number;
      disagrees: number;
      partly: boolean;
      state: string;
    }>(sql`
      SELECT claim, agrees, disagrees, partly, ${featureStateSql(sql`claim`, sql`agrees`, sql`disagrees`, sql`partly`)} AS state
      FROM unnest('{true,false}'::bool[]) AS partly, generate_series(0, 3) AS claim, generate_series(0, 20) AS agrees, generate_series(0, 20) AS disagrees`);
    expect(rows).toHaveLength(2 * 4 * 21 * 21);
    expect(rows.filter((row) => row.state !== mergeFeature(row).state)).toEqual([]);
  });

  it('is unknown where neither claim nor counts are kept', async () => {
    const row = await database.one(
      sql`SELECT ${featureStateSql(sql`NULL::int`, sql`NULL::int`, sql`NULL::int`)} AS state`,
    );
    expect(row).toEqual({ state: 'unknown' });
  });
});
