import { randomUUID } from 'node:crypto';
import type { Dispatcher, Pool } from 'undici';

/** Header of our own pages: gateways refuse a write that does not say where it comes from. */
export const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' } as const;

const GIVE_UP_MS = 10_000;
const PATIENCE_MS = 240_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** A request; a GET by default. */
export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  cookie?: string | undefined;
  /** Idempotency-Key. */
  key?: string;
}

export interface Sample {
  path: string;
  /** Milliseconds until the whole response has arrived. */
  ms: number;
  /** Status of the response; 0 if none arrived within 10 s. */
  status: number;
  text: string;
  headers: Dispatcher.ResponseData['headers'];
}

/** Sends a request and reads the whole response. */
export async function sendOnce(pool: Pool, { method = 'GET', path, body, cookie, key }: Ask): Promise<Sample> {
  const began = performance.now();
  const sample = (status: number, text: string, headers: Sample['headers'] = {}): Sample => ({
    path,
    ms: performance.now() - began,
    status,
    text,
    headers,
  });
  try {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...(method === 'GET' ? {} : FROM_OUR_PAGES),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(cookie ? { cookie } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return sample(answer.statusCode, await answer.body.text(), answer.headers);
  } catch (error) {
    return sample(0, String(error));
  }
}

/** Returns the cookie that a response sets, as the next request sends it. */
export const cookieOf = ({ headers }: Sample): string | null =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? null;

export interface Caller {
  pool: Pool;
  cookie: string;
}

export interface Answer {
  status: number;
  body: unknown;
  cookie: string | null;
}

/** Sends a POST with `persistentSend`. */
export const persistentPost = (caller: Caller, path: string, body: unknown, key?: string): Promise<Answer> =>
  persistentSend(caller, { method: 'POST', path, body }, key);

/**
 * Retries a request with the same Idempotency-Key until the response is not an outage, as a client on a bad connection
 * would.
 */
export async function persistentSend({ pool, cookie }: Caller, ask: Ask, key: string = randomUUID()): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  const refusals: string[] = [];
  for (;;) {
    const sample = await sendOnce(pool, { ...ask, cookie, key });
    const { status, text } = sample;
    // A 401 during an outage means that the cookie could not be checked.
    const isOutage = status === 0 || status >= 500 || status === 429 || (status === 401 && cookie !== '');
    if (!isOutage) return { status, body: text ? JSON.parse(text) : null, cookie: cookieOf(sample) };
    refusals.push(`${status} ${text}`);
    if (Date.now() > until)
      throw new Error(
        `${ask.method ?? 'GET'} ${ask.path} was not accepted in ${PATIENCE_MS / 1000} s; last: ${refusals.slice(-5).join(' | ')}`,
      );
    // Each pause is a little longer and random: hundreds of simultaneous retries would be an overload of our own
    // making.
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (refusals.length - 1), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
  }
}
