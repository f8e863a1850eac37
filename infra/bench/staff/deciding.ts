import type { Pool } from 'undici';
import { FROM_OUR_PAGES } from '../../load/from-our-pages';

export interface Worked {
  next: number[];
  decide: number[];
  wrong: string[];
}

interface Answer {
  status: number;
  ms: number;
  body: { case?: { id: number; decisionNumber: number } | null };
}

/** One moderator at work: takes the next case so many times; every other is decided, the rest are left for later. */
export async function work(pool: Pool, headers: Record<string, string>, times: number): Promise<Worked> {
  const done: Worked = { next: [], decide: [], wrong: [] };
  let after: number | undefined;
  for (let at = 0; at < times; at += 1) {
    const taken = await post(pool, headers, '/api/admin/cases/next', { after });
    done.next.push(taken.ms);
    const found = taken.body.case;
    if (taken.status !== 200 || !found)
      done.wrong.push(`next answered ${taken.status}${found ? '' : ' without a case'}`);
    if (!found) break;
    after = found.id;
    if (at % 2 === 1) continue;
    const decided = await post(pool, headers, `/api/admin/cases/${found.id}/decisions`, {
      act: 'hide',
      rule: 'insult',
      facts: 'It calls a waiter names.',
      decisionNumber: found.decisionNumber,
    });
    done.decide.push(decided.ms);
    if (decided.status !== 200) done.wrong.push(`a decision answered ${decided.status}`);
  }
  return done;
}

async function post(pool: Pool, headers: Record<string, string>, path: string, body: object): Promise<Answer> {
  const began = performance.now();
  const answer = await pool.request({
    method: 'POST',
    path,
    headers: {
      ...headers,
      ...FROM_OUR_PAGES,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const told = (await answer.body.json()) as { data?: Answer['body'] } & Answer['body'];
  return { status: answer.statusCode, ms: performance.now() - began, body: told.data ?? told };
}
