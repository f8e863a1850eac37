import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs something in a checkout of another commit, outside of this one, with this one's installed packages. */
export async function withWorktree<T>(root: string, commit: string, run: (folder: string) => Promise<T>): Promise<T> {
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

/** Packages of others are those of this checkout; ours are those of the other commit: their links are relative. */
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
