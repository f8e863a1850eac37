import type { Ask } from '../../load/send';
import { signedInAs } from '../../load/sessions';
import type { TenTimes } from '../ten-times';
import { work } from './deciding';
import { fillStaff, MODERATORS } from './fill-staff';

const BARS = { p95: 100, statements: 4 } as const;
const RATE = {
  perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 20),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 4),
};
const TAKEN = 100;
/** Measured first and reported separately: a new process compiles the code that it runs. */
const WARM = 10;
const OF_A_READ = /\b(FROM|JOIN)\s+(moderation_\w+|feedback\w*|suggestion\w*)\b/;
const OF_ITSELF = /\b(sender_key|suggestion_run|told_at <)\b/;

/** Returns medians by kind, in milliseconds, of what staff do and read. */
export async function measureStaff(bench: TenTimes, name: string, count: number): Promise<Record<string, number>> {
  const { platform } = bench;
  await platform.open(name, (client) => fillStaff(client, count));
  const cookies = await signedInAs(platform.redisUrl, MODERATORS, 'moderator');
  const what = `${count} cases`;
  const worked = await measureWork(bench, what, cookies);
  const kinds = staffAsks(cookies, count);
  const read = await bench.reads(what, kinds, RATE, BARS.p95);
  const one = Object.values(kinds).map(([ask]) => ask ?? { path: '/' });
  const asked = { slice: 'community', ofARead: OF_A_READ, ofItself: OF_ITSELF };
  await bench.statements(what, asked, one, BARS.statements);
  return { ...worked, ...read };
}

/** All moderators work concurrently, as in an ordinary week. */
async function measureWork(bench: TenTimes, what: string, cookies: ReadonlyMap<number, string>) {
  const workAtOnce = (times: number) =>
    Promise.all(MODERATORS.map((moderator) => work(bench.pool, cookies.get(moderator) ?? '', times)));
  const cold = Math.max(...(await workAtOnce(WARM)).flatMap(({ next }) => next));
  console.log(`${what}, next case, of a process just started: slowest ${cold.toFixed(1)} ms`);
  const all = await workAtOnce(TAKEN);
  const wrong = [...new Set(all.flatMap((one) => one.wrong))];
  const judged = (act: 'next' | 'decide') =>
    bench.judged(
      `${what}, ${act}`,
      all.flatMap((one) => one[act]),
      BARS.p95,
      wrong,
    );
  return { next: judged('next'), decide: judged('decide') };
}

/** Requests of staff, by kind. */
function staffAsks(cookies: ReadonlyMap<number, string>, count: number): Record<string, Ask[]> {
  const all = (...paths: string[]): Ask[] =>
    MODERATORS.flatMap((moderator) => paths.map((path) => ({ path, cookie: cookies.get(moderator) })));
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
