import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Moment } from './one-moment';
import { postgresClients } from './postgres-clients';
import { databaseEnv, runScript } from './run-script';

const SET = /^\d{8}T\d{6}Z$/;

/** Returns the name of a new back-up set, e.g. `20261129T020000Z`. */
export function setName(now = new Date()): string {
  return `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** Returns the sets that contain all of these services, oldest first. */
export function wholeSets(folder: string, slices: readonly string[]): string[] {
  const [first = [], ...rest] = slices.map((slice) => {
    try {
      return readdirSync(join(folder, slice)).filter((name) => SET.test(name));
    } catch {
      return [];
    }
  });
  return first.filter((name) => rest.every((names) => names.includes(name))).sort();
}

const settings = (folder: string) => ({
  BACK_UP_DIR: folder,
  ...(process.env['BACK_UP_DAYS'] ? { BACK_UP_DAYS: process.env['BACK_UP_DAYS'] } : {}),
});

/** Backs these databases up as one set; returns a line for each. */
export async function backUpDatabases(
  moments: Record<string, Moment>,
  folder: string,
  set = setName(),
): Promise<string[]> {
  return Promise.all(
    Object.entries(moments).map(async ([slice, { url, snapshot }]) =>
      runScript('database.sh', ['back-up', slice], {
        ...settings(folder),
        ...databaseEnv(url),
        clients: await postgresClients(url),
        BACK_UP_STAMP: set,
        BACK_UP_SNAPSHOT: snapshot,
      }),
    ),
  );
}

/** Runs after the databases: each photo that a row names was stored before that row was read. */
export function backUpPhotos(photoDir: string, folder: string): Promise<string> {
  return runScript('photos.sh', ['back-up'], { ...settings(folder), PHOTO_DIR: photoDir });
}

/** Adds deleted members to the list that outlives every back-up. */
export async function noteDeletions(accountUrl: string, folder: string): Promise<void> {
  await runScript('database.sh', ['note-deletions', 'account'], {
    ...settings(folder),
    ...databaseEnv(accountUrl),
    clients: await postgresClients(accountUrl),
  });
}

/** Checks the checksums of a set and its photos; rejects when anything differs. */
export async function checkBackUp(folder: string, slices: readonly string[], set: string): Promise<string[]> {
  const databases = await Promise.all(
    slices.map((slice) => runScript('database.sh', ['check', slice, set], settings(folder))),
  );
  return [...databases, await runScript('photos.sh', ['check'], settings(folder))];
}
