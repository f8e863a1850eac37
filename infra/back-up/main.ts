/*
 * `npm run back-up`: backs up the databases and photos of the running platform as one set. `-- check` verifies the
 * newest set (the platform need not run); `-- deletions` adds to the list of deleted members.
 */
import { existsSync, readFileSync } from 'node:fs';
import { migratedSlices } from '@waymark/migrate';
import { RUNNING_FILE } from '../local/paths';
import type { Running } from '../local/running';
import { backUpDatabases, backUpPhotos, checkBackUp, noteDeletions, wholeSets } from './back-up';
import { BACK_UP_FOLDER } from './folder';
import { atOneMoment } from './one-moment';

function running(): Pick<Running, 'ownerUrls' | 'services'> {
  if (!existsSync(RUNNING_FILE)) throw new Error('The platform is not running: start it with "npm start" first.');
  return JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as Running;
}

async function backUp(): Promise<string[]> {
  const { ownerUrls, services } = running();
  await noteDeletions(ownerUrls['account'] ?? '', BACK_UP_FOLDER);
  const lines = await atOneMoment(ownerUrls, (moments) => backUpDatabases(moments, BACK_UP_FOLDER));
  return [...lines, await backUpPhotos(services['reviews']?.['PHOTO_DIR'] ?? '', BACK_UP_FOLDER)];
}

async function check(): Promise<string[]> {
  const slices = migratedSlices();
  const newest = wholeSets(BACK_UP_FOLDER, slices).at(-1);
  if (newest === undefined) throw new Error(`There is no back-up in ${BACK_UP_FOLDER}.`);
  return checkBackUp(BACK_UP_FOLDER, slices, newest);
}

async function deletions(): Promise<string[]> {
  await noteDeletions(running().ownerUrls['account'] ?? '', BACK_UP_FOLDER);
  return [];
}

const action = { '': backUp, check, deletions }[process.argv[2] ?? ''];
try {
  if (!action) throw new Error('Usage: npm run back-up [-- check | -- deletions]');
  for (const line of await action()) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
