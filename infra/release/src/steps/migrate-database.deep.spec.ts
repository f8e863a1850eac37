import { createTestDatabase, withClient, type TestDatabase } from '@waymark/testing';
import { migrateDatabase } from './migrate-database';
import type { ReleaseContext } from './release-context';
import { pendingMigrations } from '../checks/pending-migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('maps');
}, 60_000);
afterAll(() => database.drop());

const NEWEST = 'SELECT max(migration_name) FROM _prisma_migrations';
const pending = async () => (await pendingMigrations('maps', database.ownerUrl)).map(({ name }) => name);

/** The step of a release, of a slice with this version of a service. */
function step(version?: string): Promise<string | null> {
  const parts = {
    service: version === undefined ? undefined : { version },
    environment: { ownerUrl: () => database.ownerUrl },
    options: { slice: 'maps' },
  };
  return migrateDatabase.run(parts as unknown as ReleaseContext);
}

describe('the migrations of a release', () => {
  it('are none when the database has all of the checkout, or no service is released', async () => {
    expect(await pending()).toEqual([]);
    expect([await step('one'), await step()]).toEqual(['the database is up to date', null]);
  });

  it('are those that the database does not have, or has not finished (R1.12)', async () => {
    const newest = await withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ max: string }>(NEWEST);
      await client.query(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (${NEWEST})`);
      return rows[0]?.max;
    });
    expect(await pending()).toEqual([newest]);
    await withClient(database.ownerUrl, (client) => client.query('TRUNCATE _prisma_migrations'));
    const all = await pendingMigrations('maps', database.ownerUrl);
    expect([all.length > 1, all.at(-1)?.name, all[0]?.sql]).toEqual([
      true,
      newest,
      expect.stringContaining('CREATE TABLE'),
    ]);
  });
});
