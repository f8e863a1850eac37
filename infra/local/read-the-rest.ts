import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChildServer, withClient, type ChildServer } from '@waymark/testing';
import { LOGS, ROOT } from './paths';
import { say } from './say';
import { isStopping, onStop } from './stop';

const SAY_EVERY_MS = 5_000;
const COMMAND = 'load-listed';
/** A busy or restarting database or search server has recovered within these tries. */
const MOST_TRIES = 5;
const PAUSE_MS = 10_000;

interface Progress {
  done: number;
  all: number;
}

/** Null when no import is running. */
function progress(databaseUrl: string): Promise<Progress | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Progress>(
      `SELECT rows_done AS done, rows_all AS "all" FROM load_progress WHERE load = 'listed-places' AND finished_at IS NULL`,
    );
    return rows[0] ?? null;
  });
}

function startCommand(env: Record<string, string>): ChildServer {
  const child = startChildServer({
    name: COMMAND,
    command: process.execPath,
    args: ['--enable-source-maps', join('dist', `${COMMAND}.js`)],
    cwd: join(ROOT, 'services', 'reviews'),
    env: { PATH: process.env['PATH'], ...env },
    logFile: join(LOGS, `${COMMAND}.log`),
    stopSignal: 'SIGTERM',
  });
  onStop('services', () => child.stop());
  return child;
}

const counted = (count: number) => count.toLocaleString('en-GB');

/** Runs the command once to its end; returns its last known progress. */
async function runOnce(env: Record<string, string>, soFar: () => Promise<Progress | null>) {
  const child = startCommand(env);
  let last: Progress | null = null;
  while (child.death() === null) {
    await Promise.race([child.exited, pause(SAY_EVERY_MS)]);
    const now = child.death() === null ? await soFar().catch(() => last) : null;
    if (now !== null && now.done !== last?.done)
      say(`Reading places: ${counted(now.done)} of ${counted(now.all)} can be found`);
    last = now ?? last;
  }
  return { last, reason: child.death() ?? '' };
}

/**
 * Imports the places that a first start postponed, in a separate process while the site runs, and prints its progress
 * every few seconds. Resumes at the next start; ends immediately when all are imported. Returns true when there was
 * something to import and it is complete.
 */
export async function readTheRest(env: Record<string, string>): Promise<boolean> {
  const soFar = () => progress(env['DATABASE_URL'] ?? '');
  for (let attempt = 1; ; attempt += 1) {
    const { last, reason } = await runOnce(env, soFar);
    if (isStopping()) return false;
    const left = await soFar();
    if (left === null) {
      if (last !== null) say(`All ${counted(last.all)} listed places can be found`);
      return last !== null;
    }
    const soon = attempt < MOST_TRIES;
    say(
      `Reading places stopped at ${counted(left.done)} of ${counted(left.all)}; it goes on from there ${soon ? 'in a moment' : 'at the next start'}: ${reason}`,
    );
    if (!soon) return false;
    await pause(PAUSE_MS);
    if (isStopping()) return false;
  }
}
