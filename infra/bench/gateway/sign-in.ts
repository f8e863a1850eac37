import { Pool } from 'undici';
import { register, type Person } from '../../load/people';
import { percentile } from '../../load/percentile';
import { sendOnce, type Sample } from '../../load/send';
import { steadily } from '../../load/steady-load';
import { platform } from '../platform';

const TRIES = 200;
const SIGN_INS_PER_SECOND = 10;
const READS_PER_SECOND = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const MEMBERS = 20;
/** Milliseconds. `readMs` is how much slower reads may get beside sign-ins, a difference that people do not notice. */
const BARS = { signInMs: 400, sameMs: 10, readMs: 100 };

const failedOf = (samples: readonly Sample[]) => samples.filter(({ status }) => status !== 200).length;
const p = (samples: readonly Sample[], share: number) =>
  percentile(
    samples.map(({ ms }) => ms),
    share,
  );

/**
 * Measures ten sign-ins a second, their effect on other requests, and whether response times reveal who has an
 * account. Returns what exceeds its limit.
 */
export async function measureSignIn(): Promise<string[]> {
  const over: string[] = [];
  const check = (name: string, isFine: boolean, figures: string): void => {
    console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}: ${figures}`);
    if (!isFine) over.push(name);
  };
  const pool = new Pool(platform().origin, { connections: 64 });
  const members: Person[] = [];
  while (members.length < MEMBERS) members.push(await register(pool));
  const email = (index: number) => members[index % MEMBERS]?.email ?? '';
  const signIn = (index: number) => {
    const { password = '' } = members[index % MEMBERS] ?? {};
    return sendOnce(pool, { method: 'POST', path: '/api/auth/login', body: { email: email(index), password } });
  };
  // One read of the process that hashes passwords and one of another process; all share the machine's cores.
  const reads = { 'own account': '/api/auth/user', 'top reviewer': '/api/top-reviewer' };
  const bothReads = () =>
    Promise.all(
      Object.values(reads).map((path) =>
        steadily(READS_PER_SECOND, SECONDS, () => sendOnce(pool, { path, cookie: members[0]?.cookie })),
      ),
    );

  await steadily(SIGN_INS_PER_SECOND, 2, signIn);
  const quiet = await bothReads();
  const [signIns, busy] = await Promise.all([steadily(SIGN_INS_PER_SECOND, SECONDS, signIn), bothReads()]);
  check(
    'a sign-in is quick with ten a second',
    failedOf(signIns) === 0 && p(signIns, 0.95) < BARS.signInMs,
    `${signIns.length} in ${SECONDS} s, ${failedOf(signIns)} failed, p50 ${p(signIns, 0.5).toFixed(0)} ms, p95 ${p(signIns, 0.95).toFixed(0)} ms (bar ${BARS.signInMs} ms)`,
  );
  for (const [index, name] of Object.keys(reads).entries()) {
    const [before, during] = [quiet[index] ?? [], busy[index] ?? []];
    check(
      'other calls stay quick beside sign-ins',
      failedOf(during) === 0 && p(during, 0.95) < p(before, 0.95) + BARS.readMs,
      `${name} at ${READS_PER_SECOND}/s: p95 ${p(before, 0.95).toFixed(0)} ms without sign-ins, ${p(during, 0.95).toFixed(0)} ms beside them, ${failedOf(during)} failed (bar +${BARS.readMs} ms)`,
    );
  }
  const forms = {
    'sign-in with a wrong password': (address: string) => ({
      path: '/api/auth/login',
      body: { email: address, password: 'not this one' },
    }),
    'forgotten password': (address: string) => ({ path: '/api/auth/forgot-password', body: { email: address } }),
  };
  for (const [name, form] of Object.entries(forms)) {
    const post = (address: string) => sendOnce(pool, { method: 'POST', ...form(address) });
    const { known, unknown } = await inTurns(
      (index) => post(email(index)),
      (index) => post(`nobody${index}.${email(0)}`),
    );
    const difference = Math.abs(p(known, 0.5) - p(unknown, 0.5));
    const statuses = [...new Set([...known, ...unknown].map(({ status }) => status))];
    check(
      'the time of an answer does not tell who has an account',
      difference < BARS.sameMs && statuses.length === 1,
      `${name}: median ${p(known, 0.5).toFixed(1)} ms known, ${p(unknown, 0.5).toFixed(1)} ms unknown, difference ${difference.toFixed(1)} ms over ${TRIES} tries each (bar ${BARS.sameMs} ms), status ${statuses.join(', ')}`,
    );
  }
  await pool.close();
  return over;
}

type Try = (index: number) => Promise<Sample>;

/** Alternates between an address with an account and one without, so the machine's load affects both equally. */
async function inTurns(known: Try, unknown: Try) {
  const samples = { known: [] as Sample[], unknown: [] as Sample[] };
  for (let index = 0; index < TRIES; index += 1) {
    const turns = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of turns) samples[who].push(await (who === 'known' ? known(index) : unknown(index)));
  }
  return samples;
}
