import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { FROM_OUR_PAGES } from './from-our-pages';

const PATIENCE_MS = 240_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

export interface Caller {
  pool: Pool;
  cookie: string;
}

export interface Answer {
  status: number;
  body: unknown;
  cookie: string | null;
}

export interface Sent {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** A DELETE has none. */
  body?: unknown;
}

/** As `persistentSend`, a POST. */
export const persistentPost = (caller: Caller, path: string, body: unknown, key?: string): Promise<Answer> =>
  persistentSend(caller, { method: 'POST', path, body }, key);

/**
 * One request, sent again with the same Idempotency-Key until it is answered with something else than an outage, as a
 * client on a bad line would.
 */
export async function persistentSend(caller: Caller, sent: Sent, key: string = randomUUID()): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  const refusals: string[] = [];
  for (;;) {
    const answer = await tryOnce(caller, sent, key);
    if (typeof answer !== 'string') return answer;
    refusals.push(answer);
    if (Date.now() > until)
      throw new Error(
        `${sent.method} ${sent.path} was not accepted in ${PATIENCE_MS / 1000} s; last: ${refusals.slice(-5).join(' | ')}`,
      );
    // Each waits a little longer and for a time of its own: hundreds who come back together would be an overload of our making.
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (refusals.length - 1), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
  }
}

async function tryOnce(caller: Caller, { method, path, body }: Sent, key: string): Promise<Answer | string> {
  try {
    const answer = await caller.pool.request({
      method,
      path,
      headers: {
        ...FROM_OUR_PAGES,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': key,
        cookie: caller.cookie,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.body.text();
    // A 401 in the middle of an outage means that nobody could tell whose cookie it is.
    if (answer.statusCode >= 500 || answer.statusCode === 429 || (answer.statusCode === 401 && caller.cookie))
      return `${answer.statusCode} ${text}`;
    const setCookie = [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? null;
    return { status: answer.statusCode, body: text ? JSON.parse(text) : null, cookie: setCookie };
  } catch (error) {
    return String(error);
  }
}
