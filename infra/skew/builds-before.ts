import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitBefore } from './commit-before';
import type { Deployable } from './deployable';
import { runBuild } from './run-build';
import { renamedBuild } from './renamed-build';
import { withWorktree } from './worktree';

export const SAME_SOURCE = 'the same source under another version';

/** A build of before: where it is, and what it is, in words. */
export interface BuildBefore extends Deployable {
  readonly distDir: string;
  readonly from: string;
}

/** Builds of the version before of each of these; what was built for a commit once is kept in `.local/skew`. */
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
