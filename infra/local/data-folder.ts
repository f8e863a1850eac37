import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresUser } from '@waymark/testing';
import { LOCAL } from './paths';
import { seedWanted } from './seed-wanted';

/** What a first start writes, about: most of it places in the database and in the search index. */
const NEEDED_BYTES = { all: 2_500 * 2 ** 20, sample: 500 * 2 ** 20 };
const PROBE_BYTES = 2 ** 20;

const OURS = ['artefacts', 'logs', 'meilisearch', 'nats', 'nats-cluster', 'photos', 'redis'];

/** For its owner alone; PostgreSQL's own user, where there is one, may pass through and list nothing. */
export const folderMode = () => (postgresUser() === null ? 0o700 : 0o711);

/** Makes the data folder or tightens the one that is there, and refuses one that cannot be written. From now on no other user can read what is written. */
export function openDataFolder(): void {
  mkdirSync(LOCAL, { recursive: true, mode: folderMode() });
  process.umask(0o077);
  requireRoom();
  tighten(LOCAL, folderMode());
  for (const entry of readdirSync(LOCAL, { withFileTypes: true })) {
    // Other folders are data folders of other platforms, whose own start tightens them.
    if (entry.isFile() || (entry.isDirectory() && OURS.includes(entry.name))) tighten(join(LOCAL, entry.name), 0o700);
  }
}

/** Bytes that may still be written there. */
export function freeBytes(): number {
  const { bavail, bsize } = statfsSync(LOCAL);
  return bavail * bsize;
}

/** Also where a quota ends before the disk does. */
function requireRoom(): void {
  const probe = join(LOCAL, 'room.probe');
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
  } finally {
    rmSync(probe, { force: true });
  }
  const isFirstStart = !existsSync(join(LOCAL, 'secrets.json'));
  if (isFirstStart && freeBytes() < NEEDED_BYTES[seedWanted()])
    throw Object.assign(new Error('too little room'), { code: 'ENOSPC' });
}

function tighten(path: string, mode: number): void {
  const { mode: now, uid } = statSync(path);
  // Not ours: PostgreSQL keeps its own. Shared with others on purpose, as /tmp is: what we write there is private by itself.
  if (uid !== (process.getuid?.() ?? uid) || (now & 0o1000) !== 0) return;
  if ((now & 0o777 & ~mode) !== 0) chmodSync(path, now & mode);
}
