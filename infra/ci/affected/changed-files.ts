import { execFileSync } from 'node:child_process';

/** Files that differ from where this work left `base`, with those that are not committed yet; null when there is no such base. */
export function changedFiles(root: string, base: string): string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\0').filter((line) => line !== '');
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).trim();
    const from = git('merge-base', commit, 'HEAD').trim();
    // Both names of what was moved: the place that it left is changed too.
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
