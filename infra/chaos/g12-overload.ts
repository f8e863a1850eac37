import { Pool } from 'undici';
import { percentile } from '../bench/percentile';
import { publishReviews, publishTrips, registerAll, reportProblems, type Person } from '../load/people';
import { postOnce } from '../load/post-once';
import { startUnlimited } from './controls/unlimited';
import type { Guarantee } from './guarantee';
import { askInTurn, askSteadily, type Asked, type Question } from './load/asked';

/** How much more is asked than can be answered. */
const TIMES = 5;
const MEMBERS = 8;
const ROWS = 30;
const SECONDS = { short: { alone: 5, overload: 15 }, full: { alone: 10, overload: 60 } };
/** Who ask one after another, to see how much can be answered. */
const PEOPLE = 12;
const CONNECTIONS = 256;
const P99_MS = 1_000;
const GOODPUT = 0.8;

/** Five times what it can do is asked of search, map, lists and streams. */
export const overload: Guarantee = {
  id: 'G12',
  slices: ['reviews', 'maps', 'community'],
  promise: 'of too much, what is taken is answered soon and the rest refused at once, with when to come back',
  async run({ origin }, form) {
    const { alone, overload: long } = SECONDS[form];
    const pool = new Pool(origin, { connections: CONNECTIONS });
    const next = questionsOf(await peopleWithContent(pool));
    const answeredAlone = taken(await askInTurn(pool, next, PEOPLE, alone)).length / alone;
    const signingIn = keepSigningIn(await registerAll(pool, 1));
    const asked = await askSteadily(pool, next, Math.round(answeredAlone * TIMES), long);
    const signIns = await signingIn.stop();
    await pool.close();
    const good = taken(asked);
    const goodput = good.length / long / answeredAlone;
    const wrong = [
      ...asked
        .filter(({ status, saysWhen }) => status !== 200 && !saysWhen)
        .map(({ kind, status }) => `${kind} ${status}`),
      ...signIns.filter((status) => status !== 200).map((status) => `signing in ${status}`),
    ];
    return {
      held: {
        isAsItMust: wrong.length === 0 && goodput >= GOODPUT && p99(good) < P99_MS,
        figure: [
          `${answeredAlone.toFixed(0)} answers a second alone; of ${asked.length} asked ${TIMES} times as fast ${(goodput * 100).toFixed(0)} % of that answered`,
          `p99 ${kindsOf(good)}`,
          `refused after ${p99(asked.filter(({ status }) => status !== 200)).toFixed(0)} ms at p99`,
          `${signIns.length} signed in meanwhile`,
          ...[...new Set(wrong)].slice(0, 5),
        ].join('; '),
      },
      control: await withoutLimit(),
    };
  },
};

async function peopleWithContent(pool: Pool): Promise<Person[]> {
  const members = await registerAll(pool, MEMBERS);
  for (const publish of [publishReviews, publishTrips, reportProblems]) if (members[0]) await publish(members[0], ROWS);
  return members;
}

/** What people ask in turn: words, boxes and pages that nobody else asks at that moment, so that each is a question of its own. */
function questionsOf(members: readonly Person[]): () => Question {
  let turn = 0;
  return () => {
    turn += 1;
    const cookie = members[turn % members.length]?.cookie ?? '';
    if (turn % 40 === 0) return { kind: 'stream', path: '/api/notifications/stream', cookie, isStream: true };
    const [east, some] = [((turn * 7) % 900) / 1_000, (turn % 20) + 1];
    const questions: readonly Question[] = [
      { kind: 'search', path: `/api/search?q=hall+${turn % 977}` },
      { kind: 'suggestions', path: `/api/venues/search?q=chaos+${turn % 983}` },
      { kind: 'map', path: `/api/footpath-reports/map?box=${east - 1.9},53.5,${east - 1.2},54.1` },
      { kind: 'reports', path: `/api/footpath-reports?limit=5&lat=53.8&lng=${-1.5 - east}` },
      { kind: 'feed', path: `/api/activities/feed?limit=${some}`, cookie },
      { kind: 'trips', path: `/api/trip-blogs?limit=${some}&q=tram` },
      { kind: 'trips', path: `/api/trip-blogs?limit=${some}`, cookie },
    ];
    return questions[turn % questions.length] ?? { kind: 'search', path: '/api/search?q=hall' };
  };
}

/** Members who sign in once a second: that is never refused for being too much. */
function keepSigningIn(members: readonly Person[]): { stop(): Promise<number[]> } {
  const signedIn: Promise<number>[] = [];
  const timer = setInterval(() => signedIn.push(...members.map(signIn)), 1_000);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(signedIn);
    },
  };
}

const signIn = ({ pool, email, password }: Person) =>
  postOnce({ pool, cookie: '' }, '/api/auth/login', { email, password });

const taken = (asked: readonly Asked[]) => asked.filter(({ status }) => status === 200);

const p99 = (asked: readonly Asked[]): number =>
  percentile(
    asked.map(({ ms }) => ms),
    0.99,
  );

function kindsOf(asked: readonly Asked[]): string {
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  return kinds.map((kind) => `${kind} ${p99(asked.filter((one) => one.kind === kind)).toFixed(0)}`).join(', ');
}

async function withoutLimit() {
  const server = await startUnlimited();
  const pool = new Pool(server.origin, { connections: CONNECTIONS });
  const asked = await askSteadily(pool, () => ({ kind: 'any', path: '/' }), server.perSecond * TIMES, 3);
  server.stop();
  await pool.destroy();
  const soon = asked.filter(({ status, ms }) => status === 200 && ms < P99_MS).length;
  return {
    isAsItMust: p99(asked) > P99_MS,
    figure: `a server that takes whatever comes answers ${soon} of ${asked.length} within a second, p99 ${p99(asked).toFixed(0)} ms`,
  };
}
