import type { ReleaseOptions } from './cli/release-options';
import type { Refusal } from './cli/refusal';
import { whatVisitorsSee } from './live/what-visitors-see';
import { SliceLock } from './lock/slice-lock';
import type { Session } from './open-session';
import type { ReleaseContext } from './release-context';
import { buildOnce } from './steps/build-once';
import { checkLiveContracts } from './steps/check-live-contracts';
import { checkMigrations } from './steps/check-migrations';
import { findBrowser } from './steps/find-browser';
import { giveToEveryone } from './steps/give-to-everyone';
import { lookAtLive } from './steps/look-at-live';
import { migrateDatabase } from './steps/migrate-database';
import { openPages } from './steps/open-pages';
import { publishRelease } from './steps/publish-release';
import { publishService } from './steps/publish-service';
import { retireOld } from './steps/retire-old';
import { rollService } from './steps/roll-service';
import { runSteps } from './steps/run-steps';
import type { Step } from './steps/step';
import { testWhatChanged } from './steps/test-what-changed';
import { UndoList } from './steps/undo-list';
import { uploadBuilds } from './steps/upload-builds';
import { verifyRelease } from './steps/verify-release';
import { watchFirstVisitors } from './steps/watch-first-visitors';

/** Visitors notice from `publish` on (of a service from `publish the service` on); all before it can fail without them seeing anything. */
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

/** `held`: it stays at its weight, since too few visitors came to tell how it does. `stopped`: what was done is taken back. */
export type Outcome = 'done' | 'held' | 'stopped';

/**
 * Releases one slice and nothing else. `done` also when there was nothing to do; when it is stopped the reason is printed.
 * Throws a `Refusal` when somebody else is releasing the slice.
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
