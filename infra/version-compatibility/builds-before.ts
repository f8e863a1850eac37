import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { spawn, execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { commitBefore } from './commit-before';
import type { Deployable } from './deployable';
import { renamedBuild } from './renamed-build';

export const SAME_SOURCE = 'the same source under another version';

/** An earlier build: its folder, and a description. */
export interface BuildBefore extends Deployable {
  readonly distDir: string;
  readonly from: string;
}

/** Returns builds of each deployable's previous version. Builds are cached by commit in `.local/skew`. */
export async function buildsBefore(root: string, wanted: readonly Deployable[]): Promise<BuildBefore[]> {
  const planned = wanted.map((one) => ({ one, commit: commitBefore(root, one.folder) }));
  const place = (folder: string, commit: string) => join(root, '.local/skew', folder.replaceAll('/', '-'), commit);
  for (const commit of new Set(planned.map((plan) => plan.commit).filter((found) => found !== null))) {
    const missing = planned
      .filter((plan) => plan.commit === commit && !existsSync(place(plan.one.folder, commit)))
      .map(({ one }) => one);
    if (missing.length === 0) continue;
    await withWorktree(root, commit, async (checkout) => {
      await Promise.all(missing.map((one) => runBuild(checkout, one)));
      for (const { folder } of missing) keep(join(checkout, folder, 'dist'), place(folder, commit));
    });
  }
  return planned.map(({ one, commit }) => {
    if (commit) return { ...one, distDir: place(one.folder, commit), from: `commit ${commit.slice(0, 10)}` };
    return {
      ...one,
      distDir: renamedBuild(root, one, join(root, one.folder, 'dist')),
      from: `${SAME_SOURCE}: there is no history`,
    };
  });
}

function keep(dist: string, target: string): void {
  const beside = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(dist, beside, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(beside, target);
}

/** Runs `run` in a temporary checkout of another commit, with the packages installed here. */
async function withWorktree<T>(root: string, commit: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(mkdtempSync(join(tmpdir(), 'waymark-skew-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('worktree', 'add', '--detach', folder, commit);
  try {
    linkPackages(root, folder);
    return await run(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

/** External packages are this checkout's; ours are the other commit's, because their links are relative. */
function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@waymark'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@waymark') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@waymark'))) {
    symlinkSync(readlinkSync(join(installed, '@waymark', name)), join(folder, 'node_modules/@waymark', name));
  }
  for (const place of workspaces(root)) {
    const own = join(root, place, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, place))) symlinkSync(own, join(folder, place, 'node_modules'));
  }
}

function workspaces(root: string): string[] {
  const below = (place: string) => readdirSync(join(root, place)).map((name) => join(place, name));
  const top = readdirSync(root).filter((name) => name !== 'node_modules');
  return [...top, ...['libs', 'libs/contracts', 'services'].flatMap(below)].filter((place) =>
    existsSync(join(root, place, 'package.json')),
  );
}

/** Prisma's generator would download a native engine that is not used here. */
const ENV = {
  ...process.env,
  NODE_ENV: 'production',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

/** Builds one deployable of a checkout with its own scripts. */
async function runBuild(checkout: string, { folder, kind }: Deployable): Promise<void> {
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
