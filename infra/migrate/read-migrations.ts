import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

const ROOT = join(import.meta.dirname, '../..');

export function prismaFolder(slice: string): string {
  return join(ROOT, 'services', slice, 'prisma');
}

/** Services that have a schema and migrations. */
export function migratedSlices(): string[] {
  return readdirSync(join(ROOT, 'services')).filter((slice) => existsSync(join(prismaFolder(slice), 'migrations')));
}

export function readSchema(slice: string): string {
  return readFileSync(join(prismaFolder(slice), 'schema.prisma'), 'utf8');
}

/** A slice's migration folders, oldest first, as the engine wants them. */
export function readMigrations(slice: string): MigrationList {
  const baseDir = join(prismaFolder(slice), 'migrations');
  const folders = existsSync(baseDir)
    ? readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const lock = join(baseDir, 'migration_lock.toml');
  return {
    baseDir,
    lockfile: { path: './migration_lock.toml', content: existsSync(lock) ? readFileSync(lock, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: folders
      .map((entry) => entry.name)
      .sort()
      .map((path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(baseDir, path, 'migration.sql'), 'utf8') },
        },
      })),
  };
}
