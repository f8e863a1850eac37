import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { sessionEnded } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import type { SignedInBy } from './signed-in-by';

/** Kept in `sess`; `provedAt` is when the person last proved who they are. */
type SessionFacts = SignedInBy & { memberId: number };
type SessionOwner = Pick<Identity, 'role' | 'displayName'> & { id: number };

/** All SQL on the session table. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async add(tx: Tx, hash: string, facts: SessionFacts, lifetimeSeconds: number): Promise<void> {
    const now = new Date().toISOString();
    const sess = JSON.stringify({ ...facts, createdAt: now, lastUsedAt: now, provedAt: now });
    await tx.query(sql`
      INSERT INTO session (sid, sess, expire)
      VALUES (${hash}, ${sess}::jsonb, now() + make_interval(secs => ${lifetimeSeconds}))`);
  }

  async remove(tx: Tx, hash: string): Promise<void> {
    const removed = await tx.one(sql`DELETE FROM session WHERE sid = ${hash} RETURNING sid`);
    if (removed) await this.tellEnded(tx, hash);
  }

  /** Hashes of the ended sessions. */
  async removeAllOf(tx: Tx, memberId: number): Promise<string[]> {
    const rows = await tx.query<{ sid: string }>(
      sql`DELETE FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) RETURNING sid`,
    );
    for (const { sid } of rows) await this.tellEnded(tx, sid);
    return rows.map((row) => row.sid);
  }

  /** Redis may be away just now and still hold the session when it is back: the gateways hear of its end this way too. */
  private async tellEnded(tx: Tx, hash: string): Promise<void> {
    await this.outbox.add(tx, sessionEnded, { aggregateId: hash, aggregateVersion: 1, data: { sessionHash: hash } });
  }

  /** Who a session belongs to, as long as it and its member are active. */
  findOwner(hash: string): Promise<SessionOwner | null> {
    return this.database.one<SessionOwner>(sql`
      SELECT u.id, u.role, u.display_name AS "displayName"
      FROM session s JOIN "user" u ON u.id = (s.sess->>'memberId')::int
      WHERE s.sid = ${hash} AND s.expire > now() AND u.is_active`);
  }

  /** At most once an hour: an exact time is worth no write with each page. */
  async touch(hash: string): Promise<void> {
    const now = new Date();
    const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
    await this.database.query(sql`
      UPDATE session SET sess = jsonb_set(sess, '{lastUsedAt}', to_jsonb(${now.toISOString()}::text))
      WHERE sid = ${hash} AND sess->>'lastUsedAt' < ${hourAgo}`);
  }

  async removeExpired(): Promise<void> {
    await this.database.query(sql`DELETE FROM session WHERE expire < now() - interval '1 hour'`);
  }
}
