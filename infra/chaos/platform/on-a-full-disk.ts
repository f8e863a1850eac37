import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChildServer, until, type ChildServer } from '@waymark/testing';
import { LOCAL, LOGS, ROOT } from '../../local/paths';
import { lives } from './start-app';

/** Space for a service's own files. */
const ROOM = '64k';
const RUN = 'exec "$1" --enable-source-maps dist/main.js > /dev/full 2>&1';

/** Returns whether this machine lets a process mount a small disk that only it can see. */
const canMount = (): boolean => spawnSync('unshare', ['-rm', 'true']).status === 0;

export interface FullDisk {
  /** Whether photos and work files are also on a full disk, not just the log. */
  isMounted: boolean;
  begin(slice: string, env: Record<string, string>): Promise<ChildServer>;
}

/**
 * Runs built services that log to a full disk; their files are on one too where the machine allows it. Everything is
 * gone when they end.
 */
export function fullDisk(): FullDisk {
  const isMounted = canMount();
  return {
    isMounted,
    async begin(slice, env) {
      const folder = join(LOCAL, `full-${slice}`);
      mkdirSync(folder, { recursive: true });
      const mount = `mount -t tmpfs -o size=${ROOM} tmpfs "$0" && `;
      const shell = ['sh', '-c', `${isMounted ? mount : ''}${RUN}`, folder, process.execPath];
      const [command = '', ...args] = isMounted ? ['unshare', '-rm', ...shell] : shell;
      const files = isMounted ? { TMPDIR: folder, PHOTO_DIR: folder } : {};
      const child = startChildServer({
        name: slice,
        command,
        args,
        cwd: join(ROOT, `services/${slice}`),
        env: { PATH: process.env['PATH'], ...env, ...files },
        logFile: join(LOGS, `full-${slice}.log`),
        stopSignal: 'SIGTERM',
      });
      await until(slice, 60_000, () => lives(env['PORT'] ?? ''), child.death);
      return child;
    },
  };
}
