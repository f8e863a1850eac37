import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withUsualUmask } from './with-usual-umask';

let updated = false;

function apt(args: string[]): boolean {
  const run = withUsualUmask(() =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
  return run.status === 0;
}

/** Installs Debian packages as root on Debian or Ubuntu; returns false when that is not possible. */
export function aptInstall(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`  installing ${packages.join(', ')} with apt-get ...`);
  updated ||= apt(['update', '-qq']);
  if (!apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])) return false;
  // Debian starts a newly installed server; ours run on their own ports and data.
  for (const name of packages) spawnSync('service', [name, 'stop'], { stdio: 'ignore' });
  return true;
}
