import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { prunedPackages, type Lock } from './pruned-packages.mjs';
import type { CopyStep, Stage } from './read-dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = '/src/';

/** Uses hard links where possible: nothing writes into a layout, and copying all packages is slow. */
function copyInto(folder: string, sources: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('cp', ['-al', '--', ...sources, folder]).status === 0) return;
  const copied = spawnSync('cp', ['-af', '--', ...sources, folder], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);
}

function copyAs(from: string, to: string): void {
  copyInto(dirname(to), [from]);
  if (basename(from) !== basename(to)) renameSync(join(dirname(to), basename(from)), to);
}

/** Copies what `npm ci` would install; packages for other systems are not installed here either. */
function copyPackages(workspace: string, to: string): void {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const byFolder = new Map<string, string[]>();
  for (const [place, entry] of Object.entries(prunedPackages(lock, workspace).packages)) {
    // Nested packages are copied with the outer one.
    if (place.lastIndexOf('node_modules/') > 0) continue;
    const own = join(ROOT, workspace, place);
    const from = existsSync(own) ? own : join(ROOT, place);
    if (!existsSync(from) && entry.optional) continue;
    const folder = dirname(join(to, place.replace(/^node_modules\//, '')));
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), from]);
  }
  for (const [folder, sources] of byFolder) copyInto(folder, sources);
}

/** Runs `node … > file` of the build stage, as far as images use it: to write the version of a build. */
function ranInto(stage: Stage | undefined, path: string): string | null {
  const line = stage?.runs.find((run) => run.endsWith(`> ${path}`));
  if (line === undefined) return null;
  const [, ...args] = line.slice(0, line.lastIndexOf('>')).trim().split(' ');
  const done = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${line}: ${done.stderr}`);
  return done.stdout;
}

function copySource(stages: readonly Stage[], step: CopyStep, source: string, to: string): void {
  const stage = stages.find(({ name }) => name === step.stage);
  const workspace = stage?.runs.join('\n').match(new RegExp(`prune\\.mjs (\\S+) ${dirname(source)}(\\s|$)`))?.[1];
  if (workspace !== undefined) return copyPackages(workspace, to);
  if (source === '/empty') return void mkdirSync(to, { recursive: true });
  const path = source.replace(SOURCE, '');
  const written = ranInto(stage, path);
  mkdirSync(dirname(to), { recursive: true });
  if (written !== null) return writeFileSync(to, written);
  if (!existsSync(join(ROOT, path))) throw new Error(`${path} is not there: build first (npx nx run-many -t build)`);
  copyAs(join(ROOT, path), to);
}

/**
 * Creates the file system of an image's stage below `root` from the COPY lines of its Dockerfile. The build stage is
 * this checkout after a build; the packages are those in the image's own lock file.
 */
export function layOutImage(stages: readonly Stage[], target: Stage, root: string): void {
  for (const step of target.copies) {
    for (const source of step.sources) {
      const isFolder = step.to.endsWith('/');
      const to = join(root, posix.resolve(target.workdir, step.to), isFolder ? posix.basename(source) : '');
      copySource(stages, step, source, to);
      if (step.owner !== null && process.getuid?.() === 0) chownSync(to, ...ownerOf(step.owner));
    }
  }
}

function ownerOf(owner: string): [uid: number, gid: number] {
  const [uid = 0, gid = 0] = owner.split(':').map(Number);
  return [uid, gid];
}
