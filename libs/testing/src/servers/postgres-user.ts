import { spawnSync } from 'node:child_process';

export interface SystemUser {
  uid: number;
  gid: number;
}

function idOf(name: string): SystemUser | null {
  const ask = (flag: string): number =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || NaN);
  const user = { uid: ask('-u'), gid: ask('-g') };
  return Number.isInteger(user.uid) && Number.isInteger(user.gid) ? user : null;
}

/**
 * PostgreSQL refuses to run as root, so it then runs as "postgres", created when missing. Null means the current user.
 */
export function postgresUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const existing = idOf('postgres');
  if (existing !== null) return existing;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
    stdio: 'ignore',
  });
  const created = idOf('postgres');
  if (created === null)
    throw new Error(
      'PostgreSQL does not run as root, and a user "postgres" could not be created: run as another user.',
    );
  return created;
}

/** Returns whether that user can access a folder (each parent must allow it). */
export function canReach(user: SystemUser | null, folder: string): boolean {
  if (user === null) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
}
