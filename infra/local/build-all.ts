import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withUsualUmask } from '@waymark/testing';
import { LOGS, ROOT } from './paths';
import { say } from './say';

/** Prisma's generator would download a native engine that is not used here. */
const ENV = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // A process for each plugin would take seconds to start.
  NX_ISOLATE_PLUGINS: 'false',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  NODE_ENV: 'production',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

/** Generates and builds everything with Nx's cache: unchanged projects are not built again. */
export async function buildAll(): Promise<void> {
  mkdirSync(LOGS, { recursive: true });
  const logFile = join(LOGS, 'build.log');
  const log = createWriteStream(logFile);
  say('Building (unchanged projects come from the cache) ...');
  // Builds may be copied into images, where another user reads them.
  const child = withUsualUmask(() =>
    spawn(process.execPath, [join(ROOT, 'node_modules/.bin/nx'), 'run-many', '-t', 'build', '--outputStyle=static'], {
      cwd: ROOT,
      env: ENV,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  child.stderr.pipe(log, { end: false });
  for await (const line of createInterface({ input: child.stdout })) {
    log.write(`${line}\n`);
    const done = /nx run (\S+:build)/.exec(line)?.[1];
    if (done !== undefined) say(`  ${done.replace('@waymark/', '')}${/cache/.test(line) ? ' (unchanged)' : ''}`);
  }
  const code =
    child.exitCode ?? (await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1))));
  log.end();
  if (code !== 0) throw new Error(`The build failed; see ${logFile}`);
}
