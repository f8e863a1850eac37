import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, migratedSlices } from '@waymark/migrate';
import { type DatabaseUrls, prepareDatabase } from '../local/databases';
import { postgresClients } from './postgres-clients';
import { databaseEnv, runScript } from './run-script';

export interface RestoreOptions {
  adminUrl: string;
  /** The back-up folder. */
  folder: string;
  set: string;
  /** Replaces existing data; otherwise a database that has a table is refused. */
  overwrite?: boolean;
}

/** Creates roles and databases, restores the set's rows, and runs migrations that are newer than the set. */
export async function restoreDatabases(options: RestoreOptions): Promise<Record<string, DatabaseUrls>> {
  const { adminUrl, folder, set, overwrite = false } = options;
  const clients = await postgresClients(adminUrl);
  const restored: Record<string, DatabaseUrls> = {};
  for (const slice of migratedSlices()) restored[slice] = await prepareDatabase(adminUrl, slice);
  const said = await Promise.all(
    Object.entries(restored).map(([slice, { ownerUrl }]) =>
      runScript('database.sh', ['restore', slice, set], {
        BACK_UP_DIR: folder,
        ...databaseEnv(ownerUrl),
        clients,
        OVERWRITE_HINT: 'npm run restore -- --overwrite',
        ...(overwrite ? { RESTORE_OVERWRITE: 'yes' } : {}),
      }),
    ),
  );
  for (const line of said) console.log(line);
  for (const [slice, { ownerUrl }] of Object.entries(restored)) await applyMigrations(slice, ownerUrl);
  return restored;
}

/** Restores the photos that the set's rows name. */
export async function restorePhotos({ folder, set }: RestoreOptions, photoDir: string): Promise<string> {
  mkdirSync(photoDir, { recursive: true });
  const lists = migratedSlices().map((slice) => join(folder, slice, set, 'photos.txt'));
  const env = { BACK_UP_DIR: folder, PHOTO_DIR: photoDir };
  return runScript('photos.sh', ['restore', ...lists.filter((list) => existsSync(list))], env);
}
