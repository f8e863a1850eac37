import { createHash, randomUUID } from 'node:crypto';
import { ProblemException } from '@waymark/service-kit';
import type { Redis } from 'ioredis';
import type { AccountConfig } from '../../config';
import { connectRedis } from '../redis';
import { until } from '@waymark/testing';
import { AuthThrottle } from './auth-throttle';
import { KnownOrigins } from './known-origins';
import { throttleKey } from './limits';

const PEPPER = 'a pepper of at least thirty-two characters';

let redis: Redis;
let throttle: AuthThrottle;
const opened: Redis[] = [];

/** Says that it answers late instead of doing so: on a busy machine everything is late. */
class HurriedThrottle extends AuthThrottle {
  protected override answerLate(): Promise<void> {
    return Promise.reject(new Late());
  }
}
class Late extends Error {}

/** As one process of the service has it. */
async function startThrottle(): Promise<AuthThrottle> {
  const own = connectRedis(process.env['TEST_REDIS_URL'] ?? '', 2000);
  opened.push(own);
  await until('Redis', 5000, async () => (own.status === 'ready' ? true : null));
  const config = { AUTH_LIMIT_FACTOR: 1, PASSWORD_PEPPER: PEPPER } as AccountConfig;
  return new HurriedThrottle(own, config, new KnownOrigins(own, config));
}
beforeAll(async () => {
  throttle = await startThrottle();
  [redis] = opened as [Redis];
});
afterAll(() => {
  for (const one of opened) one.disconnect();
});

// Tests share one Redis: each has accounts and addresses of its own.
const fresh = () => randomUUID();

/** 'ok', 'late' or 429. */
async function tryOnce(account: string, origin: string, asked = throttle) {
  try {
    await asked.beforeSignIn(account, origin);
    return 'ok';
  } catch (error) {
    if (error instanceof Late) return 'late';
    if (!(error instanceof ProblemException)) throw error;
    expect(error.options.retryAfterSeconds).toBeGreaterThan(0);
    return error.status;
  }
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('guessing a password (A11.12, A11.13, A11.14, A11.16, R7.25)', () => {
  it('is slowed down after six failures and stopped after ten, from one address', async () => {
    const [account, origin] = [fresh(), fresh()];
    const answers = await times(12, () => tryOnce(account, origin));
    expect(answers).toEqual([...Array<string>(6).fill('ok'), ...Array<string>(4).fill('late'), 429, 429]);
    expect(await tryOnce(fresh(), origin)).toBe('ok');
  });

  it('is stopped after ten by two processes together, whichever is asked', async () => {
    const processes = [throttle, await startThrottle()];
    const [account, origin] = [fresh(), fresh()];
    const answers = await times(12, (index) => tryOnce(account, origin, processes[index % 2]));
    expect(answers.filter((answer) => answer === 429)).toHaveLength(2);
  });

  it('is stopped after a hundred failures from one address, whatever the accounts', async () => {
    const origin = fresh();
    const answers = await times(103, () => tryOnce(fresh(), origin));
    expect(answers).toEqual([...Array<string>(100).fill('ok'), 429, 429, 429]);
  });

  it('is stopped for strangers from everywhere after a hundred, while the member gets in where they did before', async () => {
    const [account, home] = [fresh(), fresh()];
    await throttle.beforeSignIn(account, home);
    await throttle.afterSignIn(account, home);
    const answers = await times(103, () => tryOnce(account, fresh()));
    expect(answers.slice(100)).toEqual([429, 429, 429]);
    expect(await tryOnce(account, home)).toBe('late');
    // Their success ends it for every address of theirs.
    await throttle.afterSignIn(account, home);
    expect(await tryOnce(account, fresh())).toBe('ok');
  });

  it('ends for the member who proved who they are through their mail', async () => {
    const account = fresh();
    await times(101, () => tryOnce(account, fresh()));
    expect(await tryOnce(account, fresh())).toBe(429);
    await throttle.forgetFailures(account);
    expect(await tryOnce(account, fresh())).toBe('ok');
  });

  it('counts no success: a shared address may sign in all day', async () => {
    const origin = fresh();
    for (let member = 0; member < 150; member += 1) {
      const account = fresh();
      await throttle.beforeSignIn(account, origin);
      await throttle.afterSignIn(account, origin);
    }
    expect(await tryOnce(fresh(), origin)).toBe('ok');
  });

  it('leaves in Redis no address and no account, nor a hash that shows whether a guess at them is right', async () => {
    const [email, origin] = ['marked@example.org', '198.51.100.77'];
    await tryOnce(email, origin);
    await throttle.afterSignIn(email, origin);
    await throttle.guard('forgot-email', email);
    const keys = await redis.keys('throttle:*');
    const sets = await Promise.all(
      keys.filter((key) => key.startsWith('throttle:known:')).map((key) => redis.zrange(key, '0', '-1')),
    );
    const kept = [...keys, ...sets.flat()].join('\n');
    const guesses = [[email], [origin], [email, origin]].map((parts) =>
      createHash('sha256').update(parts.join('\n')).digest('base64url'),
    );
    for (const hidden of ['marked', '198.51', ...guesses]) expect(kept).not.toContain(hidden);
  });

  it('forgets an account that is gone: what was home to it is a stranger then', async () => {
    const [account, home] = [fresh(), fresh()];
    await throttle.afterSignIn(account, home);
    const added = [`throttle:known:${throttleKey(PEPPER, [account])}`];
    expect(await redis.exists(added)).toBe(1);
    await throttle.forgetAccount(account);
    expect(await redis.exists(added)).toBe(0);
  });
});

describe('other tries', () => {
  it.each([
    ['second-step', 10],
    ['token-origin', 25],
    ['forgot-origin', 25],
    ['forgot-email', 3],
    ['change-password-member', 10],
  ] as const)('at %s stop after %d', async (name, tries) => {
    const who = fresh();
    const answers = await times(tries + 1, () => throttle.allows(name, who));
    expect(answers.filter(Boolean)).toHaveLength(tries);
    await expect(throttle.guard(name, who)).rejects.toMatchObject({ status: 429 });
  });
});
