import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, postgresUser } from '@waymark/testing';
import { folderMode } from './data-folder';
import { LOCAL } from './paths';
import { say } from './say';

/** For programs and data of a server whose user cannot enter the checkout; one per data folder. */
export function outsideFolder(): string {
  return join('/var/tmp', `waymark-${createHash('sha256').update(LOCAL).digest('hex').slice(0, 12)}`);
}

/** PostgreSQL runs as another user when we are root, and that user may be unable to enter the checkout. */
export function postgresDataFolder(): string {
  mkdirSync(LOCAL, { recursive: true, mode: folderMode() });
  if (canReach(postgresUser(), LOCAL)) return join(LOCAL, 'postgres');
  const outside = outsideFolder();
  mkdirSync(outside, { recursive: true });
  // Its name can be guessed, and whoever made it first could put other data there.
  if (statSync(outside).uid !== process.getuid?.())
    throw new Error(
      `${outside} belongs to another user: remove it, or keep the data where the user "postgres" may enter (WAYMARK_DATA_DIR).`,
    );
  chmodSync(outside, 0o711);
  say(`The user "postgres" cannot enter ${LOCAL}: PostgreSQL's data is in ${outside}`);
  return join(outside, 'postgres');
}
