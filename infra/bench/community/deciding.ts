import type { Pool } from 'undici';
import { sendOnce } from '../../load/send';

export interface Worked {
  next: number[];
  decide: number[];
  wrong: string[];
}

interface Given {
  case?: { id: number; decisionNumber: number } | null;
}

/** Simulates a moderator who takes the next case `times` times, decides every other one and leaves the rest. */
export async function work(pool: Pool, cookie: string, times: number): Promise<Worked> {
  const done: Worked = { next: [], decide: [], wrong: [] };
  let after: number | undefined;
  const post = (path: string, body: object) =>
    sendOnce(pool, { method: 'POST', path, body, cookie, key: crypto.randomUUID() });
  for (let at = 0; at < times; at += 1) {
    const taken = await post('/api/admin/cases/next', { after });
    done.next.push(taken.ms);
    const found = taken.status === 200 ? (JSON.parse(taken.text) as Given).case : null;
    if (!found) {
      done.wrong.push(`next answered ${taken.status} without a case`);
      break;
    }
    after = found.id;
    if (at % 2 === 1) continue;
    const decided = await post(`/api/admin/cases/${found.id}/decisions`, {
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
