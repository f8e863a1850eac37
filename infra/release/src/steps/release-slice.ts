import type { Refusal } from '../refusal';
import { whatVisitorsSee } from '../registry/read-all-releases';
import { SliceLock } from '../registry/slice-lock';
import type { Session } from '../environments/open-session';
import type { ReleaseContext, ReleaseOptions } from './release-context';
import { buildOnce } from './build-once';
import { checkLiveContracts } from './check-live-contracts';
import { giveToEveryone, retireOld } from './give-to-everyone';
import { lookAtLive } from './look-at-live';
import { migrateDatabase, checkMigrations } from './migrate-database';
import { openPages, findBrowser } from './open-pages';
import { publishRelease } from './publish-release';
import { publishService } from './publish-service';
import { rollService } from './roll-service';
import { runSteps, type Step, UndoList } from './run-steps';
import { testWhatChanged } from './test-what-changed';
import { uploadBuilds } from './upload-builds';
import { verifyRelease } from './verify-release';
import { watchFirstVisitors } from './watch-first-visitors';

/**
 * Visitors notice changes from `publish` on (for a service from `publish the service` on). Failures of earlier steps
 * are invisible to them.
 */
export const RELEASE_STEPS: readonly Step<ReleaseContext>[] = [
  lookAtLive,
  findBrowser,
  checkMigrations,
  testWhatChanged,
  checkLiveContracts,
  buildOnce,
  migrateDatabase,
  rollService,
  uploadBuilds,
  verifyRelease,
  publishService,
  openPages,
  publishRelease,
  watchFirstVisitors,
  giveToEveryone,
  retireOld,
];

/** `held`: it stays at its weight, because too few visitors came for a verdict. `stopped`: the changes were undone. */
export type Outcome = 'done' | 'held' | 'stopped';

/**
 * Releases exactly one slice. Returns `done` also when there was nothing to do; prints the reason when it is stopped.
 * Throws a `Refusal` when another release of the slice is running.
 */
export async function releaseSlice(
  session: Session,
  options: ReleaseOptions,
  stop = new AbortController(),
): Promise<Outcome> {
  const { root, environment, connection, writer, say } = session;
  const undo = new UndoList();
  const { slice } = options;
  const see = () => whatVisitorsSee(writer, slice);
  const lock = await SliceLock.take(writer.registry, slice, writer.by, (reason: Refusal) => stop.abort(reason));
  try {
    const context: ReleaseContext = {
      root,
      options,
      environment,
      connection,
      writer,
      signal: stop.signal,
      undo,
      say,
      whatVisitorsSee: see,
    };
    if (!(await runSteps(RELEASE_STEPS, context))) return 'stopped';
    return context.heldBack === undefined ? 'done' : 'held';
  } finally {
    await lock.free();
  }
}
