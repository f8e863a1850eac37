import { createTestDatabase, withClient, type TestDatabase } from '@waymark/testing';
import { checkMigrations, migrateDatabase } from './migrate-database';
import type { ReleaseContext } from './release-context';
import { pendingMigrations } from '../checks/pending-migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('maps');
}, 60_000);
afterAll(() => database.drop());

const NEWEST = 'SELECT max(migration_name) FROM _prisma_migrations';
const pending = async () => (await pendingMigrations('maps', database.ownerUrl)).map(({ name }) => name);

/** A step of a release, of a slice with this service. */
function run(step: typeof migrateDatabase, service?: object): Promise<string | null> {
  const environment = { ownerUrl: () => database.ownerUrl };
  return step.run({ service, environment, options: { slice: 'maps' } } as unknown as ReleaseContext);
}

describe('the migrations of a release', () => {
  it('are empty when the database is up to date, or no service is released', async () => {
    expect(await pending()).toEqual([]);
    expect([await run(migrateDatabase, { version: 'one' }), await run(migrateDatabase)]).toEqual([
      'the database is up to date',
      null,
    ]);
  });

  it('are reported before anything is tested or built; a service that was never live is not asked (R1.63)', async () => {
    expect(await run(checkMigrations, { live: {} })).toBe('the database is up to date');
    const isInit = "migration_name = '0001_init'";
    const finish = (at: string) =>
      withClient(database.ownerUrl, (client) =>
        client.query(`UPDATE _prisma_migrations SET finished_at = ${at} WHERE ${isInit}`),
      );
    await finish('NULL');
    expect(await run(checkMigrations, { live: {} })).toBe('only adds to the database: 0001_init');
    expect(await run(checkMigrations, { live: null })).toBeNull();
    await finish('now()');
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
