import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns folders with server programs that are often missing in a user's PATH. */
function searchFolders(): string[] {
  const fromPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...fromPath, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];
}

/** Returns the first program with that name on PATH or in the usual system folders; null when there is none. */
export function findBinary(name: string): string | null {
  for (const folder of searchFolders()) {
    const file = join(folder, name);
    if (isExecutable(file)) return file;
  }
  return null;
}

/**
 * Returns Debian's PostgreSQL folders, newest first: it installs the programs outside PATH, one folder per major
 * version.
 */
export function debianPostgresFolders(): string[] {
  try {
    return readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((major) => join('/usr/lib/postgresql', major, 'bin'));
  } catch {
    return [];
  }
}
