import type { Pool } from 'undici';
import { FROM_OUR_PAGES } from '../../load/from-our-pages';
import type { Sample } from '../open-loop';

export const PASSWORD = 'seven slow swans at sunset';
const run = Date.now().toString(36);

export const email = (name: string) => `bench.${run}.${name}@example.org`;

export interface Answered extends Sample {
  cookie: string | null;
}

/** One POST, its answer read to the end. */
export async function timedPost(pool: Pool, path: string, body: object): Promise<Answered> {
  const started = performance.now();
  const answer = await pool.request({
    method: 'POST',
    path,
    headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.body.dump();
  const [header] = [answer.headers['set-cookie']].flat();
  return { ms: performance.now() - started, status: answer.statusCode, cookie: header?.split(';')[0] ?? null };
}

export const signIn = (pool: Pool, name: string, password = PASSWORD) =>
  timedPost(pool, '/api/auth/login', { email: email(name), password });

export const forgot = (pool: Pool, name: string) =>
  timedPost(pool, '/api/auth/forgot-password', { email: email(name) });

let registrations = 0;

/** The username is new each time: that one may be taken is no secret. */
export function register(pool: Pool, name: string): Promise<Answered> {
  registrations += 1;
  const username = `bench.${run}.${registrations}`;
  const form = {
    email: email(name),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    displayName: 'Robin Walker',
    username,
  };
  return timedPost(pool, '/api/auth/register', { ...form, consentToDataProcessing: true });
}
