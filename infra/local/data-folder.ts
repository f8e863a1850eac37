import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresUser } from '@waymark/testing';
import { LOCAL } from './paths';
import { seedWanted } from './seed-wanted';

/** Approximate size of what a first start writes, mostly places in the database and the search index. */
const NEEDED_BYTES = { all: 2_500 * 2 ** 20, sample: 500 * 2 ** 20 };
const PROBE_BYTES = 2 ** 20;

const OURS = ['artefacts', 'logs', 'meilisearch', 'nats', 'nats-cluster', 'photos', 'redis'];

/** For the owner only. PostgreSQL's own user, if there is one, may pass through but not list. */
export const folderMode = () => (postgresUser() === null ? 0o700 : 0o711);

/**
 * Creates the data folder or restricts an existing one; throws when it cannot be written. From now on no other user
 * can read what is written.
 */
export function openDataFolder(): void {
  mkdirSync(LOCAL, { recursive: true, mode: folderMode() });
  process.umask(0o077);
  requireRoom();
  tighten(LOCAL, folderMode());
  for (const entry of readdirSync(LOCAL, { withFileTypes: true })) {
    // Other folders are data folders of other platforms, which restrict them at their own start.
    if (entry.isFile() || (entry.isDirectory() && OURS.includes(entry.name))) tighten(join(LOCAL, entry.name), 0o700);
  }
}

/** Returns the free bytes there. */
export function freeBytes(): number {
  const { bavail, bsize } = statfsSync(LOCAL);
  return bavail * bsize;
}

/** A test write also detects a quota smaller than the disk. */
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
  // Skips files of other users (PostgreSQL has its own) and folders shared on purpose, such as /tmp: our files there
  // are private anyway.
  if (uid !== (process.getuid?.() ?? uid) || (now & 0o1000) !== 0) return;
  if ((now & 0o777 & ~mode) !== 0) chmodSync(path, now & mode);
}
