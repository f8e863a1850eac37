import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashFolder } from '@waymark/release/registry';
import { buildsFolder } from '@waymark/release/environments';

/** Puts a build among those that a service may be run from, and answers its version. */
export function addServiceBuild(folder: string, distDir: string): string {
  const version = hashFolder(distDir);
  const copy = join(buildsFolder(folder), version);
  if (!existsSync(copy)) cpSync(distDir, copy, { recursive: true });
  return version;
}
