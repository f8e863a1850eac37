/*
 * `npm run restore [-- <set>] [-- --overwrite]`: restores the databases and photos of a stopped platform, from the
 * newest set or the named one. Members who have left since are deleted again before the platform can start. Broker,
 * cache and search index start empty; the next start fills them.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migratedSlices } from '@waymark/migrate';
import { buildAll } from '../local/build-all';
import { openDataFolder } from '../local/data-folder';
import { releaseLock, takeLock } from '../local/lock';
import { LOCAL } from '../local/paths';
import { localPostgres } from '../local/servers';
import { checkBackUp, wholeSets } from './back-up';
import { deletedMembers, replayDeletions } from './deleted-members';
import { BACK_UP_FOLDER } from './folder';
import { restoreDatabases, restorePhotos } from './restore-platform';

/** The next start rebuilds these from the databases. */
const MADE_AGAIN = ['nats', 'nats-cluster', 'redis', 'meilisearch'];

function wantedSet(args: readonly string[]): string {
  const sets = wholeSets(BACK_UP_FOLDER, migratedSlices());
  const named = args.find((arg) => !arg.startsWith('--'));
  const set = named === undefined ? sets.at(-1) : sets.find((one) => one === named);
  if (set !== undefined) return set;
  throw new Error(`There is no back-up ${named ?? ''} of all databases in ${BACK_UP_FOLDER}: ${sets.join(', ')}`);
}

/** New secrets would seem to work until somebody tries to sign in. */
function requireSecrets(): void {
  if (existsSync(join(LOCAL, 'secrets.json'))) return;
  throw new Error(
    `There is no secrets.json in ${LOCAL}: put the copy that was kept apart there first. Nobody can sign in without it.`,
  );
}

async function restore(args: readonly string[]): Promise<void> {
  const set = wantedSet(args);
  requireSecrets();
  await checkBackUp(BACK_UP_FOLDER, migratedSlices(), set);
  openDataFolder();
  takeLock();
  const postgres = await localPostgres();
  try {
    // Built first, because the account service's own command replays the deletions.
    await buildAll();
    const options = {
      adminUrl: postgres.url,
      folder: BACK_UP_FOLDER,
      set,
      overwrite: args.includes('--overwrite'),
    };
    const databases = await restoreDatabases(options);
    console.log(await restorePhotos(options, join(LOCAL, 'photos')));
    for (const name of MADE_AGAIN) rmSync(join(LOCAL, name), { recursive: true, force: true });
    const ids = await deletedMembers(
      Object.values(databases).map(({ ownerUrl }) => ownerUrl),
      BACK_UP_FOLDER,
    );
    const code = await replayDeletions(ids, { DATABASE_URL: databases['account']?.appUrl ?? '' });
    if (code !== 0) throw new Error('Members who had left could not be deleted again: do not start the platform.');
    console.log(`Restored ${set}. "npm start" brings the platform up, and fills the broker and the search index.`);
  } finally {
    await postgres.stop();
    releaseLock();
  }
}

try {
  await restore(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
