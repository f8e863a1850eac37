import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import { DATABASE_LIMITS } from '../database/time-budget';
import type { Tx } from '../database/tx';
import { coreProblem } from '../problem/problem-exception';

/** Returns the same hash for equal bodies, whatever the order of their keys. */
export function requestHash(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** All visitors share this scope, an ID that no member has: their keys are random. */
export const VISITOR = 0;

export interface IdempotencyScope {
  /** The Idempotency-Key header; null runs the work without a record. */
  readonly key: string | null;
  readonly memberId: number;
  /** Name of the endpoint's contract; a key is valid for one endpoint. */
  readonly endpoint: string;
  readonly body: unknown;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Runs requests with the same key and body only once; repeated requests get the first response. */
export class Idempotency {
  constructor(private readonly database: Database) {}

  run<T>(scope: IdempotencyScope, work: (tx: Tx) => Promise<Answer<T>>): Promise<Answer<T> & { replayed: boolean }> {
    return this.database.transaction(async (tx) => {
      if (scope.key === null) return { ...(await work(tx)), replayed: false };
      const hash = requestHash(scope.body);
      if (!(await claim(tx, scope, hash))) return { ...(await recall<T>(tx, scope, hash)), replayed: true };
      const answer = await work(tx);
      await tx.query(sql`
        UPDATE idempotency_key SET status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}::jsonb
        WHERE key = ${scope.key} AND member_id = ${scope.memberId} AND endpoint = ${scope.endpoint}`);
      return { ...answer, replayed: false };
    });
  }
}

/** Inserts the key's row. A concurrent request with the same key waits here until this transaction ends. */
async function claim(tx: Tx, scope: IdempotencyScope, hash: string): Promise<boolean> {
  await tx.query(sql`SET LOCAL lock_timeout = 5000`);
  // The aggregate reads every row before the limit is reset, which saves one round trip on every write.
  const row = await tx.one<{ claimed: number }>(sql`
    WITH claim AS (
      INSERT INTO idempotency_key (key, member_id, endpoint, request_hash)
      VALUES (${scope.key}, ${scope.memberId}, ${scope.endpoint}, ${hash})
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT count(*)::int AS claimed, set_config('lock_timeout', ${String(DATABASE_LIMITS.lock)}, true) FROM claim`);
  return row?.claimed === 1;
}

async function recall<T>(tx: Tx, scope: IdempotencyScope, hash: string): Promise<Answer<T>> {
  const row = await tx.one<{ request_hash: string; status: number | null; body: T }>(sql`
    SELECT request_hash, status, body FROM idempotency_key
    WHERE key = ${scope.key} AND member_id = ${scope.memberId} AND endpoint = ${scope.endpoint}`);
  if (row && row.request_hash !== hash) throw coreProblem('request.idempotency-mismatch');
  if (!row || row.status === null) throw coreProblem('request.conflict');
  return { status: row.status, body: row.body };
}
