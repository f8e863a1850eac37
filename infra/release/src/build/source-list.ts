import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths that were added, removed or changed. */
export function changedFiles(before: SourceList, now: SourceList): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...all].filter((path) => before[path] !== now[path]).sort();
}

/** Hash of each source file, by path in the checkout. */
export type SourceList = Record<string, string>;

/** Inputs of every build, in addition to its own folder. */
const COMMON = ['libs', 'package-lock.json', 'tsconfig.base.json'];

/**
 * Returns the sources of a build of `folder` as they are in the checkout now (committed or not). Each release stores
 * them, for the next one to find the files that differ from the live version, wherever it was released.
 */
export function sourceList(root: string, folder: string): SourceList {
  const paths = [folder, ...COMMON.filter((path) => existsSync(join(root, path)))];
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
  return Object.fromEntries(
    files.sort().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('base64url')
        .slice(0, 20),
    ]),
  );
}
