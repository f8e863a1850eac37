/*
 * `npm run chaos`: fault runs against the built platform on real servers of its own. `-- --short` is the form that CI runs.
 * Each experiment prints its figures; the exit code is 1 when one of them is not exact.
 */
import { startChaosPlatform } from './chaos-platform';
import { repeats } from './repeats';
import { votes } from './votes';

// The short form kills more often, so that each kind of process is hit in its few seconds too.
const SHORT = { votes: 1_000, members: 50, betweenKillsMs: 200 };
const FULL = { votes: 10_000, members: 200, betweenKillsMs: 900 };
const short = process.argv.includes('--short');
process.exitCode = 1;
const platform = await startChaosPlatform();
let exact = false;
try {
  exact = await repeats(platform, short ? 100 : 1_000);
  exact = (await votes(platform, short ? SHORT : FULL)) && exact;
} finally {
  await platform.stop();
}
process.exit(exact ? 0 : 1);
