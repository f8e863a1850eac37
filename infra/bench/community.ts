/*
 * `npm run bench:community`: needs a build; uses its own databases. 100,000 trips, 1,000,000 comments and 200,000
 * members, one with 50,000 followers; then 100,000 open and 100,000 closed cases and 100,000 feedbacks; and a tenth of
 * all that.
 * Measures every read at the gateway, feeds while the most followed member posts, and moderators at work: p95, cost
 * growth, SQL statements.
 */
import { measureStaff } from './community/staff';
import { measureTrips } from './community/trips';
import { tenTimes } from './ten-times';

/** Milliseconds below which the ratio of two times shows the precision of the clock, not the work. */
const QUIET_MS = 5;
const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000);

await tenTimes('community', { growth: 1.5, quietMs: QUIET_MS }, async (bench, part) => {
  const rows = part === 'few' ? ROWS / 10 : ROWS;
  return {
    ...(await measureTrips(bench, `community_${part}`, rows)),
    ...(await measureStaff(bench, `staff_${part}`, rows)),
  };
});
