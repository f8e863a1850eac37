import { Injectable } from '@nestjs/common';
import type { DeleteRequest, ReviewsChoice } from '@waymark/contracts-account';
import type { DataHolder } from '@waymark/contracts-core';
import { Database, EventTraces, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PrismaService } from '../../prisma.service';

/** A deletion request as its member sees it. */
interface DeletionRow {
  id: string;
  requestedAt: Date;
  processedAt: Date | null;
  status: DeleteRequest['status'];
  reviews: ReviewsChoice;
  confirmBefore: Date;
}

/** A deletion that is confirmed and in progress. */
export interface UnfinishedDeletion {
  id: string;
  userId: number;
  reviews: ReviewsChoice;
  confirmedAt: Date | null;
  askedAt: Date | null;
}

export interface Confirmation {
  slice: DataHolder;
  erasedAt: Date;
}

/** All SQL for deletion requests; the database's clock decides what has expired. */
@Injectable()
export class DeletionRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  findPending(memberId: number): Promise<DeletionRow | null> {
    return this.database.one<DeletionRow>(sql`
      SELECT id, requested_at AS "requestedAt", processed_at AS "processedAt", status, reviews, confirm_before AS "confirmBefore"
      FROM data_delete_request WHERE user_id = ${memberId} AND status = 'pending' AND confirm_before > now()`);
  }

  /** Locks the account until the transaction ends, so the second of two concurrent requests counts the first. */
  async countSince(tx: Tx, memberId: number, hours: number): Promise<number> {
    await tx.query(sql`SELECT id FROM "user" WHERE id = ${memberId} FOR NO KEY UPDATE`);
    const row = await tx.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM data_delete_request
      WHERE user_id = ${memberId} AND requested_at > now() - make_interval(hours => ${hours})`);
    return row?.count ?? 0;
  }

  /** The newest request replaces an unconfirmed one, which invalidates the old link. */
  async add(
    tx: Tx,
    request: { id: string; memberId: number; reviews: ReviewsChoice; tokenHash: string; minutes: number },
  ): Promise<DeletionRow> {
    await this.cancel(request.memberId, tx);
    const row = await tx.one<DeletionRow>(sql`
      INSERT INTO data_delete_request (id, user_id, reviews, verification_token, confirm_before)
      VALUES (${request.id}::uuid, ${request.memberId}, ${request.reviews}, ${request.tokenHash}, now() + make_interval(mins => ${request.minutes}))
      RETURNING id, requested_at AS "requestedAt", processed_at AS "processedAt", status, reviews, confirm_before AS "confirmBefore"`);
    if (!row) throw new Error('INSERT returned no row');
    return row;
  }

  async cancel(memberId: number, tx: Pick<Tx, 'query'> = this.database): Promise<void> {
    await tx.query(sql`
      UPDATE data_delete_request SET status = 'cancelled', verification_token = NULL, processed_at = now()
      WHERE user_id = ${memberId} AND status = 'pending'`);
  }

  /** Uses the token up. Returns null when it is unknown, used or expired. */
  confirm(tx: Tx, tokenHash: string): Promise<Pick<UnfinishedDeletion, 'userId' | 'reviews' | 'confirmedAt'> | null> {
    return tx.one(sql`
      UPDATE data_delete_request SET status = 'confirmed', confirmed_at = now(), asked_at = now(), verification_token = NULL
      WHERE verification_token = ${tokenHash} AND status = 'pending' AND confirm_before > now()
      RETURNING user_id AS "userId", reviews, confirmed_at AS "confirmedAt"`);
  }

  /**
   * Adds a deletion without an email: the retention period is over, or a backup restored a deleted member. Returns
   * false when one is already in progress.
   */
  async addConfirmed(
    tx: Tx,
    request: { id: string; memberId: number; reviews: ReviewsChoice; notes: string },
  ): Promise<boolean> {
    const added = await tx.one(sql`
      INSERT INTO data_delete_request (id, user_id, reviews, notes, status, confirm_before, confirmed_at, asked_at)
      VALUES (${request.id}::uuid, ${request.memberId}, ${request.reviews}, ${request.notes}, 'confirmed', now(), now(), now())
      ON CONFLICT (user_id) WHERE status IN ('pending', 'confirmed') DO NOTHING RETURNING id`);
    return added !== null;
  }

  /** An unconfirmed request expires with its link. */
  async lapse(): Promise<void> {
    await this.database.query(sql`
      UPDATE data_delete_request SET status = 'lapsed', verification_token = NULL, processed_at = now()
      WHERE status = 'pending' AND confirm_before <= now()`);
  }

  unfinished(): Promise<UnfinishedDeletion[]> {
    return this.database.query<UnfinishedDeletion>(sql`
      SELECT id, user_id AS "userId", reviews, confirmed_at AS "confirmedAt", asked_at AS "askedAt"
      FROM data_delete_request WHERE status = 'confirmed' ORDER BY confirmed_at LIMIT 100`);
  }

  /** Returns null when another process holds it, or it is complete. */
  lockUnfinished(tx: Tx, id: string): Promise<Pick<UnfinishedDeletion, 'askedAt'> | null> {
    return tx.one<Pick<UnfinishedDeletion, 'askedAt'>>(sql`
      SELECT asked_at AS "askedAt" FROM data_delete_request
      WHERE id = ${id}::uuid AND status = 'confirmed' FOR UPDATE SKIP LOCKED`);
  }

  async confirmationsOf(id: string): Promise<Confirmation[]> {
    const rows = await this.prisma.dataDeleteConfirmation.findMany({
      where: { requestId: id },
      select: { slice: true, erasedAt: true },
      orderBy: { slice: 'asc' },
    });
    return rows.map(({ slice, erasedAt }) => ({ slice: slice as DataHolder, erasedAt }));
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

  /** Returns the IDs of all former members. */
  async membersLeft(): Promise<number[]> {
    const rows = await this.prisma.deletedMember.findMany({ select: { memberId: true } });
    return rows.map(({ memberId }) => memberId);
  }

  /** Returns a former member's choice for their reviews; null when it was lost. */
  async choiceOf(tx: Tx, memberId: number): Promise<ReviewsChoice | null> {
    const row = await tx.one<{ reviews: ReviewsChoice }>(sql`
      SELECT reviews FROM data_delete_request
      WHERE user_id = ${memberId} AND confirmed_at IS NOT NULL ORDER BY confirmed_at DESC LIMIT 1`);
    return row?.reviews ?? null;
  }

  /** A restored sequence could reuse IDs of former members, so this skips them. */
  async passNumbers(highest: number): Promise<void> {
    await this.database.query(sql`
      SELECT count(nextval('user_id_seq')) FROM generate_series(1, greatest(0, ${highest}::bigint - (SELECT last_value FROM user_id_seq)))`);
  }
}

/** All SQL that deletes a member from this slice, after every other slice has confirmed. */
@Injectable()
export class ErasureRepository {
  constructor(private readonly traces: EventTraces) {}

  /** Returns null when the account is gone. */
  async emailOf(tx: Tx, memberId: number): Promise<string | null> {
    return (await tx.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${memberId}`))?.email ?? null;
  }

  /** Deletes the account row. Rows that belong to it are deleted with it (ON DELETE CASCADE). */
  async removeRows(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int)`);
    await tx.query(sql`DELETE FROM reverted_content WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM revert_state WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM "user" WHERE id = ${memberId}`);
    await tx.query(sql`UPDATE review_projection SET author_id = NULL WHERE author_id = ${memberId}`);
    await tx.query(sql`UPDATE top_reviewer_projection SET member_id = NULL WHERE member_id = ${memberId}`);
    // Deletes the member's ID, and the reasons and origins beside it; entries of the log itself are never deleted.
    await tx.query(sql`SELECT audit_erase(${memberId})`);
    await this.traces.removeRows(tx, memberId);
    await tx.query(sql`UPDATE deleted_member SET erased_at = now() WHERE member_id = ${memberId}`);
  }
}

export function toDeleteRequest({
  id,
  requestedAt,
  processedAt,
  status,
  reviews,
  confirmBefore,
}: DeletionRow): DeleteRequest {
  return {
    id,
    requestedAt: requestedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
    status,
    reviews,
    confirmBefore: confirmBefore.toISOString(),
  };
}
