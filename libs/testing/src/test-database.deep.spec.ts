import { createTestDatabase, type TestDatabase } from './test-database';
import { withClient } from './servers/service-database';

describe('a service database', () => {
  let reviews: TestDatabase;
  let account: TestDatabase;

  beforeAll(async () => {
    reviews = await createTestDatabase('reviews');
    account = await createTestDatabase('account');
  }, 60_000);

  afterAll(async () => {
    await reviews.drop();
    await account.drop();
  });

  it('is migrated, and lets the service read and write rows', async () => {
    const rows = await withClient(reviews.url, (client) => client.query('SELECT count(*)::int AS n FROM venue'));
    expect(rows.rows).toEqual([{ n: 0 }]);
  });

  it('lets the service change no table', async () => {
    const change = withClient(reviews.url, (client) => client.query('ALTER TABLE venue ADD COLUMN extra int'));
    await expect(change).rejects.toThrow(/must be owner/);
    const create = withClient(reviews.url, (client) => client.query('CREATE TABLE mine (id int)'));
    await expect(create).rejects.toThrow(/permission denied/);
  });

  it('hides the migration history from the service', async () => {
    const read = withClient(reviews.url, (client) => client.query('SELECT 1 FROM _prisma_migrations'));
    await expect(read).rejects.toThrow(/permission denied/);
  });

  it('keeps statements and rows out of the log, whatever the service says', async () => {
    const settings = ['log_min_error_statement', 'log_error_verbosity'];
    const read = 'SELECT setting FROM pg_settings WHERE name = ANY($1) ORDER BY name DESC';
    const { rows } = await withClient(reviews.url, (client) => client.query(read, [settings]));
    expect(rows).toEqual([{ setting: 'panic' }, { setting: 'terse' }]);
    const change = withClient(reviews.url, (client) => client.query("SET log_error_verbosity = 'verbose'"));
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it('is no copy of a template whose migration did not end: that is migrated first', async () => {
    const admin = process.env['TEST_PG_ADMIN_URL'] ?? '';
    await withClient(admin, (client) => client.query('ALTER DATABASE template_reviews IS_TEMPLATE false'));
    await (await createTestDatabase('reviews')).drop();
    const read = "SELECT datistemplate FROM pg_database WHERE datname = 'template_reviews'";
    expect((await withClient(admin, (client) => client.query(read))).rows).toEqual([{ datistemplate: true }]);
  });

  it('compiles no statement', async () => {
    const { rows } = await withClient(reviews.url, (client) => client.query('SHOW jit'));
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('refuses the role of another service', async () => {
    const foreign = new URL(reviews.url);
    foreign.pathname = new URL(account.url).pathname;
    await expect(withClient(foreign.href, (client) => client.query('SELECT 1'))).rejects.toThrow(
      /permission denied for database/,
    );
  });
});
