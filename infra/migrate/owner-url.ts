import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const RUNNING = resolve(import.meta.dirname, '../..', process.env['WAYMARK_DATA_DIR'] ?? '.local', 'running.json');

/** Returns MIGRATE_URL (one slice), MIGRATE_URL_<SLICE>, or the running platform's URL. */
export function ownerUrlOf(slice: string): string {
  const named = process.env[`MIGRATE_URL_${slice.toUpperCase()}`] ?? process.env['MIGRATE_URL'];
  if (named !== undefined) return named;
  const running = existsSync(RUNNING)
    ? (JSON.parse(readFileSync(RUNNING, 'utf8')) as { ownerUrls?: Record<string, string> })
    : {};
  const local = running.ownerUrls?.[slice];
  if (local !== undefined) return local;
  throw new Error(
    `No database for "${slice}": set MIGRATE_URL_${slice.toUpperCase()}, or start the platform with "npm start".`,
  );
}
