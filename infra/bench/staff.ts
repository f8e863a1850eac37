/*
 * `npm run bench:staff`: 100,000 cases that wait, 100,000 that are closed, with reports, signals, leases, decisions and appeals, and
 * 100,000 feedbacks, and a tenth of all that, on databases of the bench's own. Needs a build. Three moderators take the next case and
 * decide at once; then every list of staff: p95, cost growth, SQL statements.
 */
import { Pool } from 'undici';
import { signedInAs } from './community/as-member';
import { type Ask, openLoop } from './open-loop';
import { work } from './staff/deciding';
import { fillStaff, MODERATORS } from './staff/fill-staff';
import { tenTimes, type TenTimes } from './ten-times';

const BARS = { p95: 100, growth: 1.5, statements: 4 } as const;
/** Below this a ratio of two times measures the clock, not the work. */
const QUIET_MS = 10;
const CASES = Number(process.env['BENCH_CASES'] ?? 100_000);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 20);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const TAKEN = 100;
/** Taken, and told apart, before the rest is judged: a process just started compiles what it runs. */
const WARM = 10;
const OF_A_READ = /\b(FROM|JOIN)\s+(moderation_\w+|feedback\w*|suggestion\w*)\b/;
const OF_ITSELF = /\b(sender_key|suggestion_run|told_at <)\b/;

await tenTimes('community', { bars: BARS, quietMs: QUIET_MS }, (bench, part) =>
  measure(bench, `staff_${part}`, part === 'few' ? CASES / 10 : CASES),
);

/** Medians by kind, milliseconds. */
async function measure(bench: TenTimes, name: string, count: number): Promise<Record<string, number>> {
  const { platform } = bench;
  const began = performance.now();
  await platform.open(name, (client) => fillStaff(client, count));
  console.log(`${count} cases: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const headers = await signedInAs(platform.redisUrl, MODERATORS, 'moderator');
  const pool = new Pool(platform.origin, { connections: 20 });
  const medians = await measureWork(bench, pool, headers, count);
  const kinds = staffAsks(headers, count);
  for (const asks of Object.values(kinds)) await openLoop(pool, asks, PER_SECOND, 0.2);
  for (const [kind, asks] of Object.entries(kinds)) {
    const samples = await openLoop(pool, asks, PER_SECOND, SECONDS);
    const wrong = [...new Set(samples.map(({ status }) => status).filter((status) => status !== 200))];
    const times = samples.map(({ ms }) => ms);
    medians[kind] = bench.judged(`${count} cases, ${kind}`, times, wrong);
  }
  await pool.close();
  const one = Object.values(kinds).map(([ask]) => ask ?? { path: '/' });
  const asked = { slice: 'community', ofARead: OF_A_READ, ofItself: OF_ITSELF };
  await bench.statements(`${count} cases`, asked, one, BARS.statements);
  return medians;
}

/** All moderators at once, as in an ordinary week. */
async function measureWork(
  bench: TenTimes,
  pool: Pool,
  headers: ReadonlyMap<number, { cookie: string }>,
  count: number,
) {
  const workAtOnce = (times: number) =>
    Promise.all(MODERATORS.map((moderator) => work(pool, headers.get(moderator) ?? { cookie: '' }, times)));
  const cold = (await workAtOnce(WARM)).flatMap(({ next }) => next).toSorted((one, other) => one - other);
  console.log(
    `${count} cases, next case, of a process just started: slowest of ${cold.length} ${cold.at(-1)?.toFixed(1)} ms`,
  );
  const all = await workAtOnce(TAKEN);
  const wrong = [...new Set(all.flatMap((one) => one.wrong))];
  return {
    'next case': bench.judged(
      `${count} cases, next case`,
      all.flatMap(({ next }) => next),
      wrong,
    ),
    decision: bench.judged(
      `${count} cases, decision`,
      all.flatMap(({ decide }) => decide),
      wrong,
    ),
  } as Record<string, number>;
}

/** What staff read, by kind. */
function staffAsks(headers: ReadonlyMap<number, { cookie: string }>, count: number): Record<string, Ask[]> {
  const all = (...paths: string[]): Ask[] =>
    MODERATORS.flatMap((moderator) => paths.map((path) => ({ path, headers: headers.get(moderator) ?? {} })));
  const cases = (query: string) => all(`/api/admin/cases?${query}`);
  const feedback = (...queries: string[]) => all(...queries.map((query) => `/api/admin/feedback?${query}`));
  const some = Array.from({ length: 20 }, (_, at) => Math.floor((count * (at + 0.5)) / 20));
  return {
    'cases that wait': cases('view=open&limit=20'),
    'cases not confirmed': cases('view=unconfirmed&limit=20'),
    'closed cases': cases('view=closed&limit=20'),
    'a case that waits': all(...some.map((id) => `/api/admin/cases/${id}`)),
    'a closed case': all(...some.map((id) => `/api/admin/cases/${id + count}`)),
    'what everybody is shown': [{ path: '/api/transparency' }],
    feedback: feedback('limit=20'),
    'feedback by status': feedback('status=new', 'status=done'),
    'feedback by type and urgency': feedback('type=bug_report&urgency=low', 'type=suggestion&urgency=medium'),
    'feedback of nobody': feedback('assignee=nobody', 'assignee=me'),
    'feedback by a word of all': feedback('q=door'),
    'feedback by a word of a tenth': feedback('q=part%207'),
    'feedback by a rare word': feedback('q=word4711', 'q=word17'),
    'feedback by a word and a filter': feedback('q=door&status=done&urgency=high'),
    'one feedback': all(...some.map((id) => `/api/admin/feedback/${id}`)),
  };
}
