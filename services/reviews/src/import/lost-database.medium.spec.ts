import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import sql from 'sql-template-tag';
import { ownReviews, type OwnReviews } from '../../test/reviews-service';
import { importOptions } from './import-options';
import { whyStopped } from './import-stopped';
import { runImport } from './run-import';

const TODAY = '2026-11-23';
const ROWS = 2_500;
const REQUIRED = ['--source', 'Lost', '--publisher', 'P', '--licence', 'CC0-1.0', '--date', '2026-05-01'];

let service: OwnReviews;
let folder: string;
let argv: string[];
beforeAll(async () => {
  service = await ownReviews();
  folder = await mkdtemp(join(tmpdir(), 'lost-'));
  const [file, mapping] = [join(folder, 'list.csv'), join(folder, 'mapping.json')];
  const rows = Array.from({ length: ROWS }, (_, n) => `${n},Place ${n},${(51 + n / 1000).toFixed(4)},-0.5`);
  await writeFile(file, ['ref,name,lat,lon', ...rows].join('\r'));
  const columns = { id: 'ref', name: 'name', kind: { always: 'pub' }, latitude: 'lat', longitude: 'lon' };
  await writeFile(mapping, JSON.stringify(columns));
  argv = ['csv', file, '--mapping', mapping, '--country', 'GB', ...REQUIRED];
}, 90_000);
afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

const importList = (takeVenues: () => Promise<{ taken: Promise<void> }>) =>
  runImport({
    database: service.get(Database),
    databaseUrl: service.database,
    options: importOptions(argv, TODAY),
    index: { takeVenues },
    today: TODAY,
    say: () => undefined,
  });

it('ends in a sentence when the database loses it, and goes on with the same command', async () => {
  const loseIt = () =>
    withClient(service.database, async (client) => {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'import'`,
      );
      return { taken: Promise.resolve() };
    });
  const why = await importList(loseIt).then(() => 'it ended well', whyStopped);
  expect(why).toMatch(/^The database does not answer\.\n.*Run the same command again/);
  const again = await importList(() => Promise.resolve({ taken: Promise.resolve() }));
  expect(again).toMatchObject({ rows: ROWS, created: ROWS - 2_000, refused: 0 });
  const kept = await service
    .get(Database)
    .one(sql`SELECT count(*)::int AS venues FROM venue WHERE source_name = 'lost'`);
  expect(kept).toEqual({ venues: ROWS });
});
