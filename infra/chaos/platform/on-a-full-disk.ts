import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChildServer, until, type ChildServer } from '@waymark/testing';
import { LOCAL, LOGS, ROOT } from '../../local/paths';
import { lives } from './start-app';

/** Room for what a service puts into files of its own. */
const ROOM = '64k';
const RUN = 'exec "$1" --enable-source-maps dist/main.js > /dev/full 2>&1';

/** Whether this machine lets a process mount a small disk that it alone sees. */
const canMount = (): boolean => spawnSync('unshare', ['-rm', 'true']).status === 0;

export interface FullDisk {
  /** Whether its photos and work files lie on a full disk besides its log. */
  isMounted: boolean;
  begin(slice: string, env: Record<string, string>): Promise<ChildServer>;
}

/** Runs built services whose log goes to a full disk, and whose files do where the machine allows it. Nothing of it outlives them. */
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
