import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import type { DataHolder, DeleteRequest, ReviewsChoice } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

export interface DeletionRow {
  id: string;
  userId: number;
  requestedAt: Date;
  processedAt: Date | null;
  status: DeleteRequest['status'];
  reviews: ReviewsChoice;
  confirmBefore: Date;
  confirmedAt: Date | null;
  askedAt: Date | null;
}

export interface Confirmation {
  slice: DataHolder;
  erasedAt: Date;
}

const COLUMNS =
  raw(`id, user_id AS "userId", requested_at AS "requestedAt", processed_at AS "processedAt", status, reviews,
  confirm_before AS "confirmBefore", confirmed_at AS "confirmedAt", asked_at AS "askedAt"`);

/** All SQL on requests to be deleted. */
@Injectable()
export class DeletionRepository {
  constructor(private readonly database: Database) {}

  findPending(memberId: number): Promise<DeletionRow | null> {
    return this.database.one<DeletionRow>(sql`
      SELECT ${COLUMNS} FROM data_delete_request WHERE user_id = ${memberId} AND status = 'pending' AND confirm_before > now()`);
  }

  /** Holds the account until the transaction ends: of two requests at once, the second sees the first. */
  async countSince(tx: Tx, memberId: number, hours: number): Promise<number> {
    await tx.query(sql`SELECT id FROM "user" WHERE id = ${memberId} FOR NO KEY UPDATE`);
    const row = await tx.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM data_delete_request
      WHERE user_id = ${memberId} AND requested_at > now() - make_interval(hours => ${hours})`);
    return row?.count ?? 0;
  }

  /** The member's newest request takes the place of one that waits; its link ends. */
  async add(
    tx: Tx,
    request: { id: string; memberId: number; reviews: ReviewsChoice; tokenHash: string; minutes: number },
  ): Promise<DeletionRow> {
    await this.cancel(request.memberId, tx);
    const row = await tx.one<DeletionRow>(sql`
      INSERT INTO data_delete_request (id, user_id, reviews, verification_token, confirm_before)
      VALUES (${request.id}::uuid, ${request.memberId}, ${request.reviews}, ${request.tokenHash}, now() + make_interval(mins => ${request.minutes}))
      RETURNING ${COLUMNS}`);
    if (!row) throw new Error('INSERT returned no row');
    return row;
  }

  async cancel(memberId: number, tx: Pick<Tx, 'query'> = this.database): Promise<void> {
    await tx.query(sql`
      UPDATE data_delete_request SET status = 'cancelled', verification_token = NULL, processed_at = now()
      WHERE user_id = ${memberId} AND status = 'pending'`);
  }

  /** Spends the token. Null when it is unknown, used, or too old. */
  confirm(tx: Tx, tokenHash: string): Promise<DeletionRow | null> {
    return tx.one<DeletionRow>(sql`
      UPDATE data_delete_request SET status = 'confirmed', confirmed_at = now(), asked_at = now(), verification_token = NULL
      WHERE verification_token = ${tokenHash} AND status = 'pending' AND confirm_before > now()
      RETURNING ${COLUMNS}`);
  }

  /** Without a mail: the account's time is over, or a back-up brought a deleted member back. */
  addConfirmed(
    tx: Tx,
    request: { id: string; memberId: number; reviews: ReviewsChoice; notes: string },
  ): Promise<DeletionRow | null> {
    return tx.one<DeletionRow>(sql`
      INSERT INTO data_delete_request (id, user_id, reviews, notes, status, confirm_before, confirmed_at, asked_at)
      VALUES (${request.id}::uuid, ${request.memberId}, ${request.reviews}, ${request.notes}, 'confirmed', now(), now(), now())
      ON CONFLICT (user_id) WHERE status IN ('pending', 'confirmed') DO NOTHING RETURNING ${COLUMNS}`);
  }

  /** What was never confirmed ends with its link. */
  async lapse(): Promise<void> {
    await this.database.query(sql`
      UPDATE data_delete_request SET status = 'lapsed', verification_token = NULL, processed_at = now()
      WHERE status = 'pending' AND confirm_before <= now()`);
  }

  unfinished(): Promise<DeletionRow[]> {
    return this.database.query<DeletionRow>(
      sql`SELECT ${COLUMNS} FROM data_delete_request WHERE status = 'confirmed' ORDER BY confirmed_at LIMIT 100`,
    );
  }

  /** Null when another process has it in hand, or it is done. */
  lockUnfinished(tx: Tx, id: string): Promise<DeletionRow | null> {
    return tx.one<DeletionRow>(sql`
      SELECT ${COLUMNS} FROM data_delete_request WHERE id = ${id}::uuid AND status = 'confirmed' FOR UPDATE SKIP LOCKED`);
  }

  confirmationsOf(id: string): Promise<Confirmation[]> {
    return this.database.query<Confirmation>(sql`
      SELECT slice, erased_at AS "erasedAt" FROM data_delete_confirmation WHERE request_id = ${id}::uuid ORDER BY slice`);
  }

  async confirmSlice(tx: Tx, memberId: number, slice: DataHolder): Promise<void> {
    await tx.query(sql`
      INSERT INTO data_delete_confirmation (request_id, slice)
      SELECT id, ${slice} FROM data_delete_request WHERE user_id = ${memberId} AND status = 'confirmed' ON CONFLICT DO NOTHING`);
  }

  async noteAsked(tx: Tx, id: string): Promise<void> {
    await tx.query(sql`UPDATE data_delete_request SET asked_at = now() WHERE id = ${id}::uuid`);
  }

  async finish(tx: Tx, id: string): Promise<void> {
    await tx.query(sql`UPDATE data_delete_request SET status = 'done', processed_at = now() WHERE id = ${id}::uuid`);
  }
}
