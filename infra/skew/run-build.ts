import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Deployable } from './deployable';

/** Prisma's generator looks for a native engine that it does not use here, and would download it. */
const ENV = {
  ...process.env,
  NODE_ENV: 'production',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

/** Builds one deployable of a checkout, as its own scripts do. */
export async function runBuild(checkout: string, { folder, kind }: Deployable): Promise<void> {
  const cwd = join(checkout, folder);
  if (kind === 'service') await run(join(checkout, 'node_modules/.bin/prisma'), ['generate'], cwd);
  await run(join(checkout, 'node_modules/.bin/webpack'), [], cwd);
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [command, ...args], { cwd, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${command} ended with ${code} in ${cwd}:\n${Buffer.concat(said).toString('utf8')}`);
}
