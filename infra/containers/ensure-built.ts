import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from './deployables';

const ROOT = join(import.meta.dirname, '../..');
const ENV = { NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' };

/** Builds everything when any build is missing: a check of one slice's change has built only that slice. */
export function ensureBuilt(): void {
  const folders = ['infra/jobs', ...deployables().map(({ folder }) => folder)];
  if (folders.every((folder) => existsSync(join(ROOT, folder, 'dist')))) return;
  const { status, stdout } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: ROOT,
    env: { ...process.env, ...ENV, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}`);
}
