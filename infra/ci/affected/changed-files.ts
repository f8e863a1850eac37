import { execFileSync } from 'node:child_process';

/**
 * Returns the files that differ from where this work branched off `base`, including uncommitted ones; null when there
 * is no such base.
 */
export function changedFiles(root: string, base: string): string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\0').filter((line) => line !== '');
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).trim();
    const from = git('merge-base', commit, 'HEAD').trim();
    // Includes both paths of a moved file: the old folder has changed too.
    return [
      ...new Set([
        ...lines(git('diff', '--name-only', '--no-renames', '-z', from)),
        ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
      ]),
    ];
  } catch {
    return null;
  }
}
