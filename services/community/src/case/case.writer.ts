import { Injectable } from '@nestjs/common';
import { type CommentAutoFlag, contentReported, type ReportReason } from '@waymark/contracts-community';
import type { TrustLevel } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { headStart } from './case-order';
import type { Content, LockedCase } from './case-row';

const LOCKED = sql`
  id, kind, content_id AS "contentId", state, content_state AS "contentState", decision_number AS "decisionNumber",
  is_there AS "isThere", author_id AS "authorId", path, opened_at AS "openedAt", decided_by AS "decidedBy",
  is_appealed AS "isAppealed", held_by AS "heldBy", held_until IS NOT NULL AND held_until > now() AS "isHeld",
  event_version AS "eventVersion", correction_id AS "correctionId",
  EXISTS (SELECT 1 FROM member_measure m WHERE m.case_id = moderation_case.id AND m.act = 'suspend') AS "isSuspending"`;

/** All SQL that changes a case, except decisions. */
@Injectable()
export class CaseWriter {
  constructor(private readonly outbox: Outbox) {}

  async lock(tx: Tx, id: number): Promise<LockedCase | null> {
    // Locks in a separate statement: a single statement that waits for the lock would still read the old measures.
    await tx.query(sql`SELECT 1 FROM moderation_case WHERE id = ${id} FOR UPDATE`);
    return tx.one<LockedCase>(sql`SELECT ${LOCKED} FROM moderation_case WHERE id = ${id}`);
  }

  /** Finds or creates the one case of this content, and locks it. Of two concurrent calls, one creates it. */
  async ofContent(tx: Tx, { kind, contentId }: Content): Promise<LockedCase> {
    await tx.query(sql`
      INSERT INTO moderation_case (kind, content_id, state) VALUES (${kind}, ${contentId}, 'closed') ON CONFLICT DO NOTHING`);
    const found = await tx.one<{ id: number }>(
      sql`SELECT id FROM moderation_case WHERE kind = ${kind} AND content_id = ${contentId} FOR UPDATE`,
    );
    const row = found && (await tx.one<LockedCase>(sql`SELECT ${LOCKED} FROM moderation_case WHERE id = ${found.id}`));
    if (!row) throw new Error('The case of a content is not there.');
    return row;
  }

  /**
   * Puts the case into the queue, or moves it to its new position. The content's service is asked about the content
   * until it replies.
   */
  async open(tx: Tx, row: LockedCase): Promise<void> {
    const isNew = row.state === 'closed';
    if (isNew) await tx.query(sql`UPDATE moderation_case SET state = 'open', opened_at = now() WHERE id = ${row.id}`);
    await this.place(tx, row.id);
    // A bulk undo has no content, so there is no service to ask.
    if (row.kind === 'member-day' || (!isNew && row.isThere === true)) return;
    const data = { caseId: row.id, kind: row.kind, contentId: row.contentId };
    const aggregateVersion = await this.nextVersion(tx, row.id);
    await this.outbox.add(tx, contentReported, { aggregateId: row.id, aggregateVersion, data });
  }

  /** Returns the next version number for an event about this case. */
  async nextVersion(tx: Tx, id: number): Promise<number> {
    const row = await tx.one<{ version: number }>(sql`
      UPDATE moderation_case SET event_version = event_version + 1 WHERE id = ${id} RETURNING event_version AS version`);
    if (!row) throw new Error('The case that is locked is not there.');
    return row.version;
  }

  async release(tx: Tx, moderatorId: number): Promise<void> {
    await tx.query(sql`
      UPDATE moderation_case SET held_by = NULL, held_until = NULL WHERE held_by = ${moderatorId}`);
  }

  /**
   * Recalculates the queue positions of an author's open cases after the author became known or changed. No author has
   * hundreds of them.
   */
  async placeOf(tx: Tx, authorId: number): Promise<void> {
    const waiting = await tx.query<{ id: number }>(sql`
      SELECT id FROM moderation_case WHERE author_id = ${authorId} AND state = 'open' ORDER BY id FOR UPDATE`);
    for (const { id } of waiting) await this.place(tx, id);
  }

  /** Recalculates the queue position from the reports whose reporters have not been notified yet. */
  async place(tx: Tx, id: number): Promise<void> {
    const weight = await tx.one<{
      voices: number;
      reasons: ReportReason[];
      signals: CommentAutoFlag[];
      isAppealed: boolean;
      trust: TrustLevel | null;
    }>(sql`
      SELECT coalesce((SELECT count(*)::int FROM moderation_report WHERE case_id = ${id} AND told_at IS NULL), 0) AS voices,
             ARRAY(SELECT DISTINCT reason FROM moderation_report WHERE case_id = ${id} AND told_at IS NULL) AS reasons,
             ARRAY(SELECT signal FROM moderation_signal WHERE case_id = ${id}) AS signals, is_appealed AS "isAppealed",
             (SELECT level FROM member_trust WHERE member_id = author_id) AS trust
      FROM moderation_case WHERE id = ${id}`);
    if (!weight) return;
    const hours = headStart(weight);
    await tx.query(sql`
      UPDATE moderation_case SET voices = ${weight.voices}, head_start_hours = ${hours},
             due_at = opened_at - make_interval(hours => ${hours}) WHERE id = ${id}`);
  }
}
