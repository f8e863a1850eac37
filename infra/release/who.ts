import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

/** Who releases, as history and locks show it: RELEASE_BY, else the name in git, else the account of this machine. */
export function who(env: Record<string, string | undefined>): string {
  return `${env['RELEASE_BY'] || gitName() || userInfo().username}@${hostname()}`;
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
