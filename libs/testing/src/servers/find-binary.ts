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

/** Folders with server programs that a user's PATH often leaves out. */
function searchFolders(): string[] {
  const fromPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...fromPath, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];
}

/** The first program of that name on PATH or in the usual system folders; null when there is none. */
export function findBinary(name: string): string | null {
  for (const folder of searchFolders()) {
    const file = join(folder, name);
    if (isExecutable(file)) return file;
  }
  return null;
}

/** Debian keeps PostgreSQL's programs out of PATH, one folder per major version; newest first. */
export function debianPostgresFolders(): string[] {
  try {
    return readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((major) => join('/usr/lib/postgresql', major, 'bin'));
  } catch {
    return [];
  }
}
