import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../refusal';
import { withoutSecrets } from './without-secrets';

/** Prisma's generator would download a native engine that is not used here. */
const ENV = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // A process for each plugin would take seconds to start.
  NX_ISOLATE_PLUGINS: 'false',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  NODE_ENV: 'production',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};
const SHOWN_CHARACTERS = 2_000;

/** Builds only these projects, with Nx's cache. Throws a `Refusal` with the build's output. */
export async function runBuild(root: string, projects: readonly string[], signal: AbortSignal): Promise<void> {
  const args = [
    join(root, 'node_modules/.bin/nx'),
    'run-many',
    '-t',
    'build',
    '-p',
    projects.join(','),
    '--outputStyle=static',
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...withoutSecrets(process.env), NODE_OPTIONS: '', ...ENV },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Refusal(`The build fails:\n${output.trim().slice(-SHOWN_CHARACTERS)}`);
}
