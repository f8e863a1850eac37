import { execFileSync } from 'node:child_process';
import { buildInputs } from './build-inputs';

/**
 * The newest commit of which a build of this folder differs from the present one: HEAD where there are changes that
 * are not committed, else the commit before the last change. SKEW_BASE names another. Null where there is none.
 */
export function commitBefore(root: string, folder: string): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const inputs = ['--', ...buildInputs(root, folder)];
  const before = (): string => {
    const chosen = process.env['SKEW_BASE'];
    if (chosen) return git('rev-parse', '--verify', `${chosen}^{commit}`);
    if (git('status', '--porcelain', ...inputs) !== '') return git('rev-parse', 'HEAD');
    return git('rev-parse', '--verify', `${git('log', '-1', '--format=%H', ...inputs)}^`);
  };
  try {
    const commit = before();
    // A slice that is new has nothing before it.
    git('cat-file', '-e', `${commit}:${folder}/package.json`);
    return commit;
  } catch {
    return null;
  }
}
