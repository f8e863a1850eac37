import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { SignedInBy } from './session-facts';

/** A session as its owner sees it. */
interface OwnSession {
  id: string;
  /** Empty for sessions from before devices were stored. */
  device: string;
  method: SignedInBy['method'];
  signedInAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** All SQL for a member's list of own sessions. Their IDs are a digest of a digest, which cannot open a session. */
@Injectable()
export class OwnSessionsRepository {
  constructor(private readonly database: Database) {}

  list(memberId: number, currentHash: string): Promise<OwnSession[]> {
    return this.database.query<OwnSession>(sql`
      SELECT left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32) AS id, coalesce(sess->>'device', '') AS device, coalesce(sess->>'method', 'password') AS method,
        coalesce((sess->>'createdAt')::timestamptz, 'epoch'::timestamptz) AS "signedInAt", coalesce((sess->>'lastUsedAt')::timestamptz, 'epoch'::timestamptz) AS "lastUsedAt",
        coalesce(sid = ${currentHash}, false) AS "isCurrent"
      FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) AND expire > now()
      ORDER BY sid = ${currentHash} DESC, sess->>'lastUsedAt' DESC LIMIT 100`);
  }

  /** Returns the stored hash of the member's session with that ID; null when there is none. */
  async hashOf(tx: Tx, memberId: number, id: string): Promise<string | null> {
    const row = await tx.one<{ sid: string }>(sql`
      SELECT sid FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) AND expire > now()
        AND left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32) = ${id} FOR UPDATE`);
    return row?.sid ?? null;
  }
}
