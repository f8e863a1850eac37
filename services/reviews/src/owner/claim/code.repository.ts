import { Injectable } from '@nestjs/common';
import { OWNER_CODE_MINUTES, OWNER_CODE_TRIES } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface WorkingCode {
  id: number;
  hash: string;
  addressSealed: string | null;
  triesLeft: number;
}

export interface SentLately {
  byMember: number;
  toAddress: number;
  forVenue: number;
  /** The age of the oldest counted code. */
  ageSeconds: number;
}

/**
 * All SQL of codes: one valid code for each member and venue, and a record of each sent code for the daily limits.
 * Uses the database's clock.
 */
@Injectable()
export class CodeRepository {
  constructor(private readonly database: Database) {}

  /** Takes one lock across all processes, so that concurrent requests are counted, too. Few people request codes. */
  async lockLimits(tx: Tx): Promise<void> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('codes for owners of venues', 0))`);
  }

  async sentLately(tx: Tx, memberId: number, addressKey: string, venueId: number): Promise<SentLately> {
    const row = await tx.one<SentLately>(sql`
      SELECT count(*) FILTER (WHERE member_id = ${memberId})::int AS "byMember",
             count(*) FILTER (WHERE address_key = ${addressKey})::int AS "toAddress",
             count(*) FILTER (WHERE venue_id = ${venueId})::int AS "forVenue",
             coalesce(extract(epoch FROM clock_timestamp() - min(sent_at)), 0)::float8 AS "ageSeconds"
      FROM owner_code
      WHERE (member_id = ${memberId} OR address_key = ${addressKey} OR venue_id = ${venueId})
        AND sent_at > clock_timestamp() - interval '1 day'`);
    return row ?? { byMember: 0, toAddress: 0, forVenue: 0, ageSeconds: 0 };
  }

  async insert(tx: Tx, code: NewCode): Promise<number> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO owner_code (venue_id, member_id, address_key, address_sealed, code_hash)
      VALUES (${code.venueId}, ${code.memberId}, ${code.addressKey}, ${code.addressSealed}, ${code.hash}) RETURNING id`);
    return row?.id ?? 0;
  }

  /** Returns and locks the valid code; null if there is none. */
  working(tx: Tx, venueId: number, memberId: number): Promise<WorkingCode | null> {
    return tx.one<WorkingCode>(sql`
      SELECT id, coalesce(code_hash, '') AS hash, address_sealed AS "addressSealed", (${OWNER_CODE_TRIES}::int - tries)::int AS "triesLeft"
      FROM owner_code
      WHERE venue_id = ${venueId} AND member_id = ${memberId} AND code_hash IS NOT NULL AND tries < ${OWNER_CODE_TRIES}
        AND sent_at > clock_timestamp() - make_interval(mins => ${OWNER_CODE_MINUTES})
      ORDER BY sent_at DESC, id DESC LIMIT 1 FOR UPDATE`);
  }

  async countTry(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`UPDATE owner_code SET tries = tries + 1 WHERE id = ${id}`);
  }

  /** Invalidates a member's codes for a venue and deletes their addresses. */
  async forget(tx: Tx, venueId: number, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE owner_code SET code_hash = NULL, address_sealed = NULL
      WHERE venue_id = ${venueId} AND member_id = ${memberId} AND code_hash IS NOT NULL`);
  }

  /** Deletes the addresses of expired codes, and records that are too old for every limit. */
  async sweep(): Promise<void> {
    await this.database.query(sql`
      UPDATE owner_code SET code_hash = NULL, address_sealed = NULL
      WHERE code_hash IS NOT NULL
        AND (tries >= ${OWNER_CODE_TRIES} OR sent_at < now() - make_interval(mins => ${OWNER_CODE_MINUTES}))`);
    await this.database.query(sql`DELETE FROM owner_code WHERE sent_at < now() - interval '1 day'`);
  }
}

interface NewCode {
  venueId: number;
  memberId: number;
  addressKey: string;
  addressSealed: string;
  hash: string;
}
