import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashFolder } from '../local/hash-folder';
import { buildsFolder } from '../local/versioned-copy';

/** Puts a build among those that a service may be run from, and answers its version. */
export function addServiceBuild(folder: string, distDir: string): string {
  const version = hashFolder(distDir);
  const copy = join(buildsFolder(folder), version);
  if (!existsSync(copy)) cpSync(distDir, copy, { recursive: true });
  return version;
}
