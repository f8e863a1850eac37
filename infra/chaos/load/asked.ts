import type { Pool } from 'undici';

const GIVE_UP_MS = 10_000;

/** One GET of a kind that is counted together. */
export interface Question {
  kind: string;
  path: string;
  cookie?: string;
  /** Answered when it begins; it is left then. */
  isStream?: boolean;
}

export interface Asked {
  kind: string;
  /** Until the whole answer is there. */
  ms: number;
  /** 0: no answer within 10 s. */
  status: number;
  /** Whether it says when to come back. */
  saysWhen: boolean;
}

/** Asks it and reads the answer to its end. */
export async function askFor(pool: Pool, { kind, path, cookie, isStream }: Question): Promise<Asked> {
  const began = performance.now();
  const headers = cookie ? { cookie } : {};
  try {
    const {
      statusCode,
      headers: answered,
      body,
    } = await pool.request({
      method: 'GET',
      path,
      headers,
      // A signal for each of thousands costs this process more than the request.
      headersTimeout: GIVE_UP_MS,
      bodyTimeout: GIVE_UP_MS,
    });
    if (isStream && statusCode === 200) body.on('error', () => undefined).destroy();
    else await body.dump();
    const saysWhen = answered['retry-after'] !== undefined;
    return { kind, ms: performance.now() - began, status: statusCode, saysWhen };
  } catch {
    return { kind, ms: performance.now() - began, status: 0, saysWhen: false };
  }
}

/** Asks what comes next, one after another, as so many people at once do. */
export async function askInTurn(pool: Pool, next: () => Question, people: number, seconds: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  const end = performance.now() + seconds * 1_000;
  const ask = async () => {
    while (performance.now() < end) asked.push(await askFor(pool, next()));
  };
  await Promise.all(Array.from({ length: people }, ask));
  return asked;
}

/** Asks `perSecond` times a second, whether or not what was asked before is answered. */
export async function askSteadily(
  pool: Pool,
  next: () => Question,
  perSecond: number,
  seconds: number,
): Promise<Asked[]> {
  const began = performance.now();
  const asked: Promise<Asked>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = Math.min(seconds, (performance.now() - began) / 1_000);
      while (asked.length < passed * perSecond) asked.push(askFor(pool, next()));
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return Promise.all(asked);
}
