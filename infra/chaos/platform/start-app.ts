import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startChildServer, until, type ChildServer } from '@waymark/testing';
import { LOGS, ROOT } from '../../local/paths';

/** Runs a built service or the gateway and waits until it responds. */
export async function startApp(name: string, folder: string, env: Record<string, string>): Promise<ChildServer> {
  if (!existsSync(join(ROOT, folder, 'dist/main.js')))
    throw new Error(`${folder} has no build: run "npx nx run-many -t build" first.`);
  const child = startChildServer({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', 'dist/main.js'],
    cwd: join(ROOT, folder),
    env: { PATH: process.env['PATH'], ...env },
    logFile: join(LOGS, `${name}.log`),
    stopSignal: 'SIGTERM',
  });
  await until(name, 60_000, () => lives(env['PORT'] ?? ''), child.death);
  return child;
}

/** Returns null until the process at this port responds. */
export async function lives(port: string): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? true : null;
}
