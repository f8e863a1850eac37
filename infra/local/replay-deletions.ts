/* `npm run privacy:replay`: after a restore of any database, deletes all departed members from every database again. */
import { existsSync, readFileSync } from 'node:fs';
import { deletedMembers, replayDeletions } from '../back-up/deleted-members';
import { BACK_UP_FOLDER } from '../back-up/folder';
import { RUNNING_FILE } from './paths';
import type { Running } from './running';

if (!existsSync(RUNNING_FILE)) {
  console.error('The platform is not running: start it with "npm start" first.');
  process.exit(1);
}
const { services, ownerUrls } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as Running;
const ids = await deletedMembers(Object.values(ownerUrls), BACK_UP_FOLDER);
process.exitCode = await replayDeletions(ids, services['account'] ?? {});
