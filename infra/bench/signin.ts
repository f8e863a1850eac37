/*
 * `npm run bench:signin`, against a platform started with AUTH_LIMIT_FACTOR=1000 and RATE_LIMIT_FACTOR=1000: ten sign-ins
 * a second, what they cost everybody else, and whether the time of an answer tells who has an account.
 */
import { Pool } from 'undici';
import { timedGet, type Sample } from './open-loop';
import { percentile } from './percentile';
import { platform } from './platform';
import { forgot, register, signIn, type Answered } from './signin/auth-calls';

const TRIES = 200;

/** How long an answer takes for an address with an account and for one without, in turns, so that both meet the same machine. */
async function sameTime(known: (index: number) => Promise<Answered>, unknown: (index: number) => Promise<Answered>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  for (let index = 0; index < TRIES; index += 1) {
    const turns = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of turns) {
      const { ms, status } = await (who === 'known' ? known(index) : unknown(index));
      times[who].push(ms);
      statuses.add(status);
    }
  }
  const [medianKnown, medianUnknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  return { medianKnown, medianUnknown, difference: Math.abs(medianKnown - medianUnknown), statuses: [...statuses] };
}

/** Starts `work` so often a second, each at its time whether or not earlier ones have ended. */
async function atRate<T>(perSecond: number, seconds: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const started = performance.now();
  const pending: Promise<T>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = started + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(work(index));
  }
  return Promise.all(pending);
}

const SIGN_INS_PER_SECOND = 10;
const READS_PER_SECOND = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const SIGN_IN_LIMIT_MS = 400;
const SAME_LIMIT_MS = 10;
/** A read may get slower beside sign-ins, by as much as a person does not feel. */
const READ_LIMIT_MS = 100;
const MEMBERS = 20;

const pool = new Pool(platform().origin, { connections: 64 });
const failures: string[] = [];
const p = (samples: readonly Sample[], share: number) =>
  percentile(
    samples.map(({ ms }) => ms),
    share,
  );

function check(name: string, isFine: boolean, figures: string): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}: ${figures}`);
  if (!isFine) failures.push(name);
}

const cookies = [];
for (let member = 0; member < MEMBERS; member += 1) {
  const { status, cookie } = await register(pool, `m${member}`);
  if (status !== 201 || !cookie)
    throw new Error(
      `Registering answered ${status}: start the platform with AUTH_LIMIT_FACTOR=1000 RATE_LIMIT_FACTOR=1000.`,
    );
  cookies.push(cookie);
}

// Of the process that hashes, and of another one: both share the machine's cores with it.
const reads = { 'own account': '/api/auth/user', 'top reviewer': '/api/top-reviewer' };
const headers = { cookie: cookies[0] ?? '' };
const bothReads = () =>
  Promise.all(
    Object.values(reads).map((path) => atRate(READS_PER_SECOND, SECONDS, () => timedGet(pool, path, headers))),
  );

await atRate(SIGN_INS_PER_SECOND, 2, (index) => signIn(pool, `m${index % MEMBERS}`));
const quiet = await bothReads();
const [signIns, busy] = await Promise.all([
  atRate(SIGN_INS_PER_SECOND, SECONDS, (index) => signIn(pool, `m${index % MEMBERS}`)),
  bothReads(),
]);

const failed = signIns.filter(({ status }) => status !== 200).length;
const signInP95 = p(signIns, 0.95);
check(
  'a sign-in is quick with ten a second',
  failed === 0 && signInP95 < SIGN_IN_LIMIT_MS,
  `${SIGN_INS_PER_SECOND}/s for ${SECONDS} s: ${signIns.length}, ${failed} failed, p50 ${p(signIns, 0.5).toFixed(0)} ms, p95 ${signInP95.toFixed(0)} ms (bar ${SIGN_IN_LIMIT_MS} ms)`,
);
for (const [index, name] of Object.keys(reads).entries()) {
  const [before, during] = [quiet[index] ?? [], busy[index] ?? []];
  const wrong = during.filter(({ status }) => status !== 200).length;
  check(
    'other calls stay quick beside sign-ins',
    wrong === 0 && p(during, 0.95) < p(before, 0.95) + READ_LIMIT_MS,
    `${name} at ${READS_PER_SECOND}/s: p95 ${p(before, 0.95).toFixed(0)} ms without sign-ins, ${p(during, 0.95).toFixed(0)} ms beside them, ${wrong} failed (bar +${READ_LIMIT_MS} ms)`,
  );
}

const pairs = {
  'sign-in with a wrong password': [
    () => signIn(pool, 'm1', 'not this one'),
    (index: number) => signIn(pool, `nobody${index}`, 'not this one'),
  ],
  'forgotten password': [
    (index: number) => forgot(pool, `m${index % MEMBERS}`),
    (index: number) => forgot(pool, `nobody${index}`),
  ],
} as const;
for (const [name, [known, unknown]] of Object.entries(pairs)) {
  const { medianKnown, medianUnknown, difference, statuses } = await sameTime(known, unknown);
  check(
    'the time of an answer does not tell who has an account',
    difference < SAME_LIMIT_MS && statuses.length === 1,
    `${name}: median ${medianKnown.toFixed(1)} ms known, ${medianUnknown.toFixed(1)} ms unknown, difference ${difference.toFixed(1)} ms over 200 tries each (bar ${SAME_LIMIT_MS} ms), status ${statuses.join(', ')}`,
  );
}
await pool.close();
process.exitCode = failures.length > 0 ? 1 : 0;
