import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../local/paths';
import type { ChaosPlatform, Slice } from './chaos-platform';

const LIMIT_MS = 30_000;

/** The replay tool of a service, as `npm run events:replay` runs it; answers its exit code. */
export function runReplay(platform: ChaosPlatform, slice: Slice): Promise<number> {
  const env = { PATH: process.env['PATH'], ...platform.services[slice].env(0) };
  const child = spawn(process.execPath, ['dist/main.js', 'replay'], {
    cwd: join(ROOT, 'services', slice),
    env,
    stdio: 'ignore',
    timeout: LIMIT_MS,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
