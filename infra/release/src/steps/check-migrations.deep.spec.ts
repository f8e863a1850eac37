import { createTestDatabase, withClient, type TestDatabase } from '@waymark/testing';
import type { ReleaseContext } from './release-context';
import { checkMigrations } from './migrate-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('reviews');
}, 60_000);
afterAll(() => database.drop());

/** The step of a release of reviews, whose service is live or never was. */
function step(live: object | null): Promise<string | null> {
  return checkMigrations.run({
    service: { live },
    environment: { ownerUrl: () => database.ownerUrl },
    options: { slice: 'reviews' },
  } as unknown as ReleaseContext);
}

it('what is pending is told before anything is tested or built; of a service that was never live nothing is asked (R1.63)', async () => {
  expect(await step({})).toBe('the database is up to date');
  await withClient(database.ownerUrl, (client) =>
    client.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '0001_init'"),
  );
  expect(await step({})).toBe('only adds to the database: 0001_init');
  expect(await step(null)).toBeNull();
});
