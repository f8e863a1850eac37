import { FROM_OUR_PAGES } from './from-our-pages';
import type { Caller } from './persistent-post';

/** One POST that is not tried again; answers its status, 0 when there was no answer within 10 s. */
export async function postOnce({ pool, cookie }: Caller, path: string, body: unknown): Promise<number> {
  try {
    const headers = { ...FROM_OUR_PAGES, 'content-type': 'application/json', cookie };
    const answer = await pool.request({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    return 0;
  }
}
