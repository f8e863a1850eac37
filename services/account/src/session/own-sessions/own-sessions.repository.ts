import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { OwnSession } from './own-session';

// A digest of what is stored already as a digest: it names a session and opens none.
const PUBLIC_ID = sql`left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;

const openOf = (memberId: number): Sql => sql`sess->'memberId' = to_jsonb(${memberId}::int) AND expire > now()`;

/** All SQL on the sessions of one member as its owner sees them. */
@Injectable()
export class OwnSessionsRepository {
  constructor(private readonly database: Database) {}

  list(memberId: number, currentHash: string): Promise<OwnSession[]> {
    return this.database.query<OwnSession>(sql`
      SELECT ${PUBLIC_ID} AS id, coalesce(sess->>'device', '') AS device, sess->>'method' AS method,
        (sess->>'createdAt')::timestamptz AS "signedInAt", (sess->>'lastUsedAt')::timestamptz AS "lastUsedAt",
        sid = ${currentHash} AS "isCurrent"
      FROM session WHERE ${openOf(memberId)}
      ORDER BY sid = ${currentHash} DESC, sess->>'lastUsedAt' DESC LIMIT 100`);
  }

  /** What is stored of the member's session of that id; null when there is none. */
  async hashOf(tx: Tx, memberId: number, id: string): Promise<string | null> {
    const row = await tx.one<{ sid: string }>(sql`
      SELECT sid FROM session WHERE ${openOf(memberId)} AND ${PUBLIC_ID} = ${id} FOR UPDATE`);
    return row?.sid ?? null;
  }
}
