import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, postgresUser } from '@waymark/testing';
import { folderMode } from './data-folder';
import { LOCAL } from './paths';
import { say } from './say';

/**
 * Returns a folder for programs and data of a server that runs as a user without access to the checkout; one per data
 * folder.
 */
export function outsideFolder(): string {
  return join('/var/tmp', `waymark-${createHash('sha256').update(LOCAL).digest('hex').slice(0, 12)}`);
}

/** As root, we run PostgreSQL as another user, who may have no access to the checkout. */
export function postgresDataFolder(): string {
  mkdirSync(LOCAL, { recursive: true, mode: folderMode() });
  if (canReach(postgresUser(), LOCAL)) return join(LOCAL, 'postgres');
  const outside = outsideFolder();
  mkdirSync(outside, { recursive: true });
  // The name is predictable, so another user could have created it with other data.
  if (statSync(outside).uid !== process.getuid?.())
    throw new Error(
      `${outside} belongs to another user: remove it, or keep the data where the user "postgres" may enter (WAYMARK_DATA_DIR).`,
    );
  chmodSync(outside, 0o711);
  say(`The user "postgres" cannot enter ${LOCAL}: PostgreSQL's data is in ${outside}`);
  return join(outside, 'postgres');
}
